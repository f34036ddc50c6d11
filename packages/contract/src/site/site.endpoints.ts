import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { languageSchema } from '../core/language.ts';
import { optional, optionalChoice, say, templateSchema, wireText } from '../core/wire.ts';
import {
  floatSchema,
  footerItemSchema,
  homeBlockSchema,
  logoSchema,
  mobileFooterTabs,
  modelSchema,
  siteDetailSchema,
} from './site.schema.ts';

const modelRequest = z.strictObject({
  language: optional(languageSchema),
  model_version: optional(wireText(z.string().max(32, say('error.field_too_long')))),
});

export const webLogo = defineEndpoint({
  path: '/web/logo',
  access: 'guest',
  summary: 'The logos of the site',
  request: z.strictObject({}),
  data: z.object({ web_logo_list: z.array(logoSchema) }),
});

export const siteDetail = defineEndpoint({
  path: '/arks/web/site/detail',
  access: 'guest',
  summary: 'What the site is: template, languages, currencies, settings',
  request: z.strictObject({}),
  data: siteDetailSchema,
});

export const modelSetting = defineEndpoint({
  path: '/web/model_setting',
  access: 'guest',
  summary: 'The advertisements of the page template',
  request: modelRequest,
  data: z.object({ model_setting: z.array(modelSchema) }),
});

export const modelSponsor = defineEndpoint({
  path: '/web/model_sponsor',
  access: 'guest',
  summary: 'The sponsors of the site',
  request: modelRequest,
  data: z.object({ model_sponsor: z.array(modelSchema) }),
});

export const modelLogin = defineEndpoint({
  path: '/web/model_login',
  access: 'guest',
  summary: 'What the login page shows beside the form',
  request: modelRequest,
  data: z.object({ model_login: z.array(modelSchema) }),
});

export const templateConfig = defineEndpoint({
  path: '/template_config',
  access: 'guest',
  summary: 'The blocks of a home for phones, H5_1 to H5_8, in their order; none where no home has that name',
  request: z.strictObject({ mobileTemplateName: templateSchema }),
  data: z.object({ blocks: z.array(homeBlockSchema) }),
});

export const mobileFooter = defineEndpoint({
  path: '/arks/web/web-mobile-footer',
  access: 'guest',
  summary: 'The tabs at the foot of the mobile layout',
  request: z.strictObject({ template: optionalChoice(templateSchema) }),
  data: z.object({ list: z.array(z.object({ name: z.enum(mobileFooterTabs), sort: z.number().int() })) }),
});

export const footer = defineEndpoint({
  path: '/arks/web/footer',
  access: 'guest',
  summary: 'The links at the foot of the desktop layout',
  request: z.strictObject({}),
  data: z.object({ list: z.array(footerItemSchema) }),
});

export const float = defineEndpoint({
  path: '/arks/web/float',
  access: 'guest',
  summary: 'The pictures that float at the side of the page',
  request: z.strictObject({}),
  data: z.object({ list: z.array(floatSchema) }),
});

export const registerBackground = defineEndpoint({
  path: '/arks/web/model/register-background/detail',
  access: 'guest',
  summary: 'The picture behind the registration form',
  request: z.strictObject({ template: optionalChoice(templateSchema) }),
  data: z.object({ detail: z.object({ photo_path: z.string() }) }),
});
