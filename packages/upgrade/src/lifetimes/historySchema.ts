import {memberRoles, symbolKinds} from 'expo-iap-api-data/surface/surface';

const patch = {type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$'};

/** What the compared releases show of a date that only upstream's git history names. */
const range = {after: patch, upTo: patch};

/** When a name was added or removed: in a release, between two compared ones, or both. */
const date = {
  type: 'object',
  properties: {patch, ...range},
  anyOf: [{required: ['patch']}, {required: ['after', 'upTo']}],
  dependentRequired: {after: ['upTo']},
};

/** What happened before the oldest patch names only its line, such as 2.5. */
const release = {type: 'string', pattern: '^\\d+\\.\\d+(?:\\.\\d+)?$'};

const change = {
  type: 'object',
  required: ['patch', 'change', 'evidence'],
  properties: {
    patch: release,
    ...range,
    change: {enum: ['added', 'renamed', 'deprecated', 'restored', 'removed', 'changed']},
    from: {type: 'string'},
    to: {type: 'string'},
    replacement: {type: 'string'},
    removedIn: {type: 'string'},
    detail: {type: 'string'},
    evidence: {enum: ['packages', 'changelog', 'history']},
  },
  if: {properties: {change: {const: 'renamed'}}},
  then: {required: ['from', 'to']},
};

/** The JSON Schema of `/data/history.json`. It allows unknown fields, because some may be added. */
export const historySchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Every name in expo-iap and its changes by release',
  type: 'object',
  required: ['patches', 'names'],
  properties: {
    patches: {
      type: 'array',
      items: {
        type: 'object',
        required: ['patch', 'date'],
        properties: {patch, date: {type: 'string', format: 'date'}},
      },
    },
    names: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'kind', 'platform', 'changes'],
        properties: {
          name: {type: 'string'},
          kind: {enum: [...symbolKinds, ...memberRoles]},
          platform: {enum: ['ios', 'android', 'both']},
          since: date,
          gone: date,
          changes: {type: 'array', items: change},
        },
      },
    },
  },
};
