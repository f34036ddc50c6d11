import { describe, expect, it } from 'vitest';
import { isPublicAddress, judgeFrameAddress } from './frame-address.ts';

const allowed = ['https://games.example', 'http://127.0.0.1:3100', 'http://[2606:4700::1]'];

describe('an address', () => {
  it.each([
    'https://games.example/play/GPSB?code=a@b#x',
    'https://GAMES.example/play',
    'https://games.example',
    'http://127.0.0.1:3100/play/GPSB?game_code=sb-penalty',
    'http://[2606:4700::1]/',
  ])('is asked: %s', (address) => {
    expect(judgeFrameAddress(address, allowed)?.origin).toBe(new URL(address).origin);
  });

  it.each([
    ['another host', 'https://other.example/'],
    ['a host that begins alike', 'https://games.example.other.example/'],
    ['a host below it', 'https://a.games.example/'],
    ['another port', 'http://127.0.0.1:5432/'],
    ['no port where there is one', 'http://127.0.0.1/'],
    ['another scheme', 'http://games.example/'],
    ['a file', 'file:///etc/passwd'],
    ['what is no web address', 'gopher://games.example/'],
    ['a user', 'https://user@games.example/'],
    ['a user and a password', 'https://games.example:443@other.example/'],
    ['an allowed host as a user', 'https://games.example@other.example/'],
    ['an empty user', 'https://@games.example/'],
    ['a decimal number', 'http://2130706433:3100/'],
    ['a hexadecimal number', 'http://0x7f000001:3100/'],
    ['an octal number', 'http://0177.0.0.1:3100/'],
    ['a short number', 'http://127.1:3100/'],
    ['an IPv4 address in one of version 6', 'http://[::ffff:127.0.0.1]:3100/'],
    ['another spelling of version 6', 'http://[2606:4700:0:0:0:0:0:1]/'],
    ['the loopback of version 6', 'http://[::1]:3100/'],
    ['backslashes', 'https:\\\\games.example\\play'],
    ['a space before it', ' https://games.example/'],
    ['a line break in it', 'https://games.exa\nmple/'],
    ['wide letters', 'https://ｇames.example/'],
    ['nothing', ''],
    ['more than an address has', `https://games.example/${'a'.repeat(2_048)}`],
  ])('is not asked with %s', (_, address) => {
    expect(judgeFrameAddress(address, allowed)).toBeNull();
  });
});

describe('a connection', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450::5'])(
    'may lead to %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['127.0.0.1', '127.255.0.3', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...[
      '169.254.169.254',
      '100.64.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '203.0.113.9',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1'],
    ...['64:ff9b:1::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2002:7f00:1::1'],
    ...['2001::1', '2001:db8::1', '3fff::1', '100::1', 'localhost', '2130706433', '0x7f.1', ''],
  ])('may not lead to %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
