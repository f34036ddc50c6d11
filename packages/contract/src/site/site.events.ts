import { z } from 'zod';
import { defineEvent } from '../core/event.ts';
import { languageSchema } from '../core/language.ts';

const ofLanguage = z.object({ language: languageSchema });

export const customerServiceLinkChange = defineEvent({
  channel: 'web_member',
  event: 'customer_service_link_change',
  summary: 'The customer-service link changed: read it again',
  payload: z.object({}),
});

export const modelSettingsChanged = defineEvent({
  channel: '{template}_template',
  event: 'model_settings.url',
  summary: 'The advertisements in a language changed: read them again',
  payload: ofLanguage,
});

export const modelSponsorChanged = defineEvent({
  channel: 'bob_mobile_template',
  event: 'model_sponsor.url',
  summary: 'The sponsors in a language changed: read them again',
  payload: ofLanguage,
});

export const modelLoginChanged = defineEvent({
  channel: 'bob_mobile_template',
  event: 'model_login.url',
  summary: 'The login page in a language changed: read it again',
  payload: ofLanguage,
});
