import { expect, it } from 'vitest'
import { sameCommands } from './same-commands.ts'

const table = { apt: '-*', 'apt-get': '- | | sub', 'apt-get update': '', 'apt-cache': '-*' }

it('gives the commands of a program to another name', () => {
  expect(sameCommands(table, 'apt-get', 'nala')).toEqual({
    nala: '=apt-get',
    'nala update': '=apt-get update',
  })
})

it('refuses a name that has a line of its own', () => {
  expect(() => sameCommands(table, 'apt-get', 'apt')).toThrow('apt has a line of its own')
})
