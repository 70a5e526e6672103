import { z } from 'zod'
import { AGENTS } from '../agent/index.ts'
import {
  batchSchema,
  checkSchema,
  decisionSchema,
  errorSchema,
  healthSchema,
  resultsSchema,
} from './schemas.ts'

/** What the service answers, as an OpenAPI document: from the schemas that requests are read with. */
export function openApi(version: string): object {
  const refused = (description: string) => ({ description, ...jsonOf(ref('Error')) })
  const refusals = {
    400: refused('The request cannot be understood.'),
    401: refused('No token, or a wrong one.'),
    403: refused('A foreign Host, or a page (Origin).'),
    413: refused('The body is too long.'),
    415: refused('The body is neither JSON nor plain text.'),
  }
  const text = { 'text/plain': { schema: { type: 'string' } } }
  return {
    openapi: '3.1.0',
    info: {
      title: 'aegish',
      version,
      description: 'May this shell command run? docs/serve.md describes the plain text forms.',
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Check: schemaOf(checkSchema, 'input'),
        Batch: schemaOf(batchSchema, 'input'),
        Decision: schemaOf(decisionSchema),
        Results: schemaOf(resultsSchema),
        Health: schemaOf(healthSchema),
        Error: schemaOf(errorSchema),
      },
    },
    security: [{ token: [] }],
    paths: {
      '/v1/check': {
        post: {
          summary: 'Decide about one command, or several.',
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { anyOf: [ref('Check'), ref('Batch')] } },
              ...text,
            },
          },
          responses: {
            200: {
              description: 'Decided, and written into the audit log.',
              content: {
                'application/json': { schema: { anyOf: [ref('Decision'), ref('Results')] } },
                ...text,
              },
            },
            ...refusals,
          },
        },
      },
      '/v1/hook/{agent}': {
        post: {
          summary: "Answer an agent's event in the agent's own words.",
          parameters: [
            { name: 'agent', in: 'path', required: true, schema: { type: 'string', enum: AGENTS } },
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { type: 'object' } }, ...text },
          },
          responses: {
            200: {
              description: 'The answer; an empty object where there is no objection.',
              content: { 'application/json': { schema: { type: 'object' } }, ...text },
            },
            404: refused('No such agent.'),
            ...refusals,
          },
        },
      },
      '/healthz': {
        get: {
          summary: 'Whether it lives, and whether its log can be written.',
          security: [],
          responses: { 200: { description: 'It lives.', ...jsonOf(ref('Health')) } },
        },
      },
      '/metrics': {
        get: {
          summary: 'Counters in the text form of Prometheus.',
          security: [],
          responses: { 200: { description: 'Counters.', content: text } },
        },
      },
      '/openapi.json': {
        get: {
          summary: 'This document.',
          responses: { 200: { description: 'OpenAPI 3.1.', ...jsonOf({ type: 'object' }) } },
        },
      },
    },
  }
}

function ref(name: string): object {
  return { $ref: `#/components/schemas/${name}` }
}

function jsonOf(schema: object): { content: object } {
  return { content: { 'application/json': { schema } } }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io }) as Record<string, unknown>
  return rest
}
