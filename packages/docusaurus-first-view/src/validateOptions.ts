import {createRequire} from 'node:module';
import type {OptionValidationContext} from '@docusaurus/types';
import type * as validation from '@docusaurus/utils-validation';
import type {PluginOptions} from './options.ts';

// It is CommonJS, and Node finds the names that a module imports from it, but for this one.
const require = createRequire(import.meta.url);
const {Joi}: typeof validation = require('@docusaurus/utils-validation');

const texts = Joi.array().items(Joi.string());

const schema = Joi.object({
  kinds: Joi.array().items(
    Joi.object({
      name: Joi.string().required(),
      match: Joi.alternatives(Joi.string(), texts).required(),
    }),
  ),
  eager: texts,
  trim: Joi.boolean(),
  laterSheets: texts,
  acts: Joi.string(),
  policy: Joi.object({
    scriptSources: texts,
    styleSources: texts,
    directives: Joi.object().pattern(Joi.string(), texts),
    refuseStyles: Joi.boolean(),
    mostScripts: Joi.number(),
    mostStyles: Joi.number(),
  }),
});

/** Refuses options that the plugin doesn't have; Docusaurus calls it. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
