import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { siteDetail } from '@halls/contract/site';
import { mountSiteCopy } from './mount-site-copy.ts';
import type { Site } from './site-directory.ts';

const site = {
  siteId: 7,
  hosts: ['seven.test'],
  name: 'Seven',
  nameZh: '七',
  template: 'suncity',
  mobileTemplate: 'H5_2',
  defaultLanguage: 'en_US',
  languages: ['en_US'],
  defaultCurrency: 'USD',
  currencies: ['USD'],
  isClosed: false,
  hasPixel: false,
  settings: { customer_service_url: 'https://help.example/' },
} as unknown as Site;

it('says of the host’s site what the call says, and may be kept for a while', async () => {
  const http = Fastify();
  mountSiteCopy(http, { findByHost: () => site });
  const answer = await http.inject('/site-detail.json');
  expect(answer.headers['cache-control']).toContain('stale-if-error');
  expect(siteDetail.data.parse(answer.json())).toEqual(answer.json());
  expect(answer.json()).toMatchObject({ site_id: 7, customer_service_url: 'https://help.example/' });
});
