import { z } from 'zod';
import { defineEvent } from '../core/event.ts';

export const carouselPictureChanged = defineEvent({
  channel: 'web_api.{currency}',
  event: 'carousel_picture.url',
  summary: 'The banners changed: read them again',
  payload: z.object({}),
});
