/** A text that says something. */
const text = {type: 'string', minLength: 1} as const;

const message = {
  type: 'object',
  required: ['text'],
  properties: {text},
  additionalProperties: false,
} as const;

const level = {enum: ['none', 'note', 'warning', 'error']} as const;

const count = {type: 'integer', minimum: 1} as const;

const location = {
  type: 'object',
  required: ['physicalLocation'],
  properties: {
    physicalLocation: {
      type: 'object',
      required: ['artifactLocation'],
      properties: {
        artifactLocation: {
          type: 'object',
          required: ['uri'],
          // A reference relative to the folder of the call, without what must be written as an escape.
          properties: {
            uri: {type: 'string', pattern: String.raw`^(?:[\w.~!$&'()*+,;=@/-]|%[0-9A-F]{2})+$`},
          },
          additionalProperties: false,
        },
        region: {
          type: 'object',
          required: ['startLine'],
          properties: {
            startLine: count,
            startColumn: count,
            snippet: {
              type: 'object',
              properties: {text: {type: 'string'}},
              additionalProperties: false,
            },
          },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
} as const;

const locations = {type: 'array', items: location} as const;

/** A rule of the tool. */
const rule = {
  type: 'object',
  required: ['id'],
  properties: {
    id: text,
    shortDescription: message,
    helpUri: {type: 'string', pattern: '^https://'},
  },
  additionalProperties: false,
} as const;

const run = {
  type: 'object',
  required: ['tool', 'results'],
  properties: {
    tool: {
      type: 'object',
      required: ['driver'],
      properties: {
        driver: {
          type: 'object',
          required: ['name'],
          properties: {
            ...{name: text, version: text},
            informationUri: {type: 'string', pattern: '^https://'},
            rules: {type: 'array', uniqueItems: true, items: rule},
          },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
    columnKind: {enum: ['utf16CodeUnits', 'unicodeCodePoints']},
    invocations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['executionSuccessful'],
        properties: {
          executionSuccessful: {type: 'boolean'},
          toolExecutionNotifications: {
            type: 'array',
            items: {
              type: 'object',
              required: ['message'],
              properties: {level, message, locations},
              additionalProperties: false,
            },
          },
        },
        additionalProperties: false,
      },
    },
    results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message'],
        properties: {ruleId: text, level, message, locations},
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
} as const;

/** What SARIF 2.1.0 requires of the parts that the command writes; it allows more parts than these. */
export const sarifSchema = {
  type: 'object',
  required: ['version', 'runs'],
  properties: {
    $schema: {type: 'string', pattern: '^https://'},
    version: {const: '2.1.0'},
    runs: {type: 'array', items: run},
  },
  additionalProperties: false,
} as const;
