import { describe, expect, it } from 'vitest';
import { siteSettingGroups, siteSettingKinds, siteSettingSchemas } from '@halls/contract/site-setting';
import { readSettings, settingsNamed, writeSettings } from './site-settings.rules.ts';

const plain = {
  ...{ name: 'Lotus', nameZh: '莲', hosts: ['lotus.example'], settings: {} },
  ...{ languages: ['vi_VN', 'en_US'] as const, defaultLanguage: 'en_US' as const },
  ...{ currencies: ['USD', 'VND'] as const, defaultCurrency: 'USD' as const },
};

describe('settings of a site', () => {
  it('are the usual ones where nothing was set', () => {
    expect(readSettings(plain)).toMatchObject({
      ...{ hosts: ['lotus.example'], session_idle_minutes: 30 },
      ...{ mobile_template: 'origin_mobile', registration_closed: false },
    });
  });

  it('read as they were written, and leave the others alone', () => {
    const settings = { customer_service_url: 'https://help.example', game_room: true };
    const changes = {
      ...{ session_idle_minutes: 60, mobile_template: 'H5_3' as const },
    };
    const written = writeSettings({ ...plain, settings }, changes);
    expect(written.settings).toEqual({ ...settings, session_idle_minutes: 60, mobile_template: 'H5_3' });
    expect(settingsNamed(readSettings(written), changes)).toEqual(changes);
  });

  it('have the language first that whoever has not chosen is shown', () => {
    expect(readSettings(plain).languages).toEqual(['en_US', 'vi_VN']);
    expect(writeSettings(plain, { languages: ['zh_CN', 'en_US'], currencies: ['VND'] })).toMatchObject({
      ...{ languages: ['zh_CN', 'en_US'], defaultLanguage: 'zh_CN' },
      ...{ currencies: ['VND'], defaultCurrency: 'VND' },
    });
  });

  it('that are set back to the usual are not kept', () => {
    const settings = { session_idle_minutes: 60, is_demo: true };
    const back = { session_idle_minutes: 30, is_demo: false };
    expect(writeSettings({ ...plain, settings }, back).settings).toEqual({});
  });

  it('stand in one group each', () => {
    const grouped = Object.values(siteSettingGroups).flat();
    const names = Object.keys(siteSettingSchemas);
    expect(grouped.toSorted()).toEqual(names.toSorted());
    expect(Object.keys(siteSettingKinds).toSorted()).toEqual(names.toSorted());
  });
});
