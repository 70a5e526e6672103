import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { testFolder } from './test-folder.ts'
import { writeStory } from './viewer-logs.ts'
import { startViewer, type Viewer } from './viewer-process.ts'
import { openWindow } from './viewer-window.ts'

export interface StoryViewer {
  /** Where the logs lie. */
  readonly folder: string
  readonly url: string
  readonly browser: Browser
  /** Opens a page by its path, in a window of its own. */
  open(path?: string, options?: BrowserContextOptions): Promise<Page>
  ask<T>(question: string): Promise<T>
}

/** A viewer and a browser for one test file, on the logs of the story and on what else is written. */
export function storyViewer(
  writeMore: (folder: string) => Promise<unknown> = async () => {},
): StoryViewer {
  const folder = testFolder()
  let viewer: Viewer
  let browser: Browser
  beforeAll(async () => {
    await writeStory(folder.path)
    await writeMore(folder.path)
    ;[viewer, browser] = await Promise.all([startViewer([folder.path]), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await viewer?.stop()
  })
  return {
    folder: folder.path,
    get url() {
      return viewer.url
    },
    get browser() {
      return browser
    },
    open: (path = '', options = {}) =>
      openWindow(browser, viewer.url + path, { ...options, ours: [viewer.url] }),
    ask: async <T>(question: string) =>
      (await (await fetch(`${viewer.url}api/${question}`)).json()) as T,
  }
}
