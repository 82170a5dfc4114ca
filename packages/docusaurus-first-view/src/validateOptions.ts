import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {PluginOptions} from './options.ts';

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
