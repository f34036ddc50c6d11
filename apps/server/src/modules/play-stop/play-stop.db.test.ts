import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';
import { createGameWorld, free, slot, type GameWorld } from '../../../test/money/game-world.ts';
import { playStopModule } from './play-stop.module.ts';

describe('where play is switched off', () => {
  let world: GameWorld;
  beforeAll(async () => {
    world = await createGameWorld();
  });
  afterAll(() => world.close());
  afterEach(() => world.test.pool.query('delete from app.play_stop'));

  const stop = (gpId: string | null, gameCode: string | null) =>
    world.test.pool.query('insert into app.play_stop (gp_id, game_code) values ($1, $2)', [gpId, gameCode]);

  it.each([
    ['all play', null, null],
    ['the provider', 'GPTS', null],
    ['the game', 'GPTS', 'game-1'],
  ])('by %s, no stake is taken and open rounds are finished', async (name, gpId, gameCode) => {
    const owner = await world.addMember(1_000n);
    const player = await world.seamless.enter(owner);
    const id = (what: string) => `${name}-${what}`.replaceAll(' ', '-');
    const round = { round_id: id('round') };
    await player.bet(id('bet'), 300n, round);
    await player.bet(id('undone'), 100n);

    await stop(gpId, gameCode);
    const both = { bet_amount: '10', win_amount: '0' };
    expect((await player.bet(id('new'), 10n)).answer).toMatchObject({
      status: 'LIMIT_REACHED',
      wallet_transaction_id: null,
      balance: { cash: '600' },
    });
    expect((await player.send('bet-win', id('both'), both)).answer.status).toBe('LIMIT_REACHED');
    expect((await player.bet(id('bet'), 300n, round)).answer).toMatchObject({ status: 'OK', replayed: true });
    expect((await player.win(id('win'), 450n, round)).answer.status).toBe('OK');
    expect((await player.rollback(id('rollback'), id('undone'))).answer).toMatchObject({ applied: true });
    expect(await world.cashOf(owner)).toBe(1_150n);

    await world.test.pool.query('delete from app.play_stop');
    expect((await player.bet(id('new'), 10n)).answer.status).toBe('OK');
  });

  it('of many bets at once only those are refused that are meant', async () => {
    const owners = await Promise.all(Array.from({ length: 12 }, () => world.addMember(100n)));
    const players = await Promise.all(
      owners.map((owner, index) => world.seamless.enter(owner, index % 2 === 0 ? 'game-1' : 'game-2')),
    );
    await stop('GPTS', 'game-1');
    const answers = await Promise.all(players.map((player, index) => player.bet(`many-${index}`, 10n)));
    expect(answers.map(({ answer }) => answer.status)).toEqual(
      owners.map((_, index) => (index % 2 === 0 ? 'LIMIT_REACHED' : 'OK')),
    );
  });

  it('another provider and another game are played on', async () => {
    const player = await world.seamless.enter(await world.addMember(100n));
    await stop('GPSL', null);
    await stop('GPTS', 'game-2');
    expect((await player.bet('elsewhere', 10n)).answer.status).toBe('OK');
  });

  it('no game is started, for money or as a demo, and it is told since when', async () => {
    const owner = await world.addMember(1_000n);
    const play = (body: object) => world.call('/member/game/play1', { ...body }, owner);
    await stop('GPSL', 'koi');
    const stopped = { what: 'game', cause: null };
    const refused = { code: 203, data: { start_at: expect.any(String), end_at: null, stopped } };
    await expect.poll(() => play(slot)).toMatchObject(refused);
    expect(await world.cashOf(owner)).toBe(1_000n);
    const demo = { gp_id: 'GPSL', game_type: 2, game_code: 'koi', currency: 'USD' };
    expect(await world.call('/demo/play', demo)).toMatchObject(refused);
    expect((await play(free)).code).toBe(100);
  });
});

describe('the office', () => {
  let office: OfficeWorld;
  let desk: Desk;
  beforeAll(async () => {
    office = await createOfficeWorld({ modules: [playStopModule] });
    await office.test.pool.query(
      `insert into app.provider_connection (gp_id, wallet_kind, base_url, launch_url, operator_id, key_id, secret)
       values ('GPSL', 'seamless', 'http://x', 'http://x', 'GPSL', 'k', 'a-secret-of-sixteen')`,
    );
    desk = await office.seat('ann', ['administrator']);
  });
  afterAll(() => office.close());

  it('switches play off and on again, each once, and writes down who did', async () => {
    const body = { place: { gp_id: 'GPSL', game_code: null }, reason: 'wrong results' };
    const stop = { ...body, cause: 'check' };
    expect((await desk.ask('/play-stop/stop', stop)).code).toBe(100);
    expect((await desk.ask('/play-stop/stop', stop)).code).toBe(101);
    expect((await desk.ask('/play-stop/list')).data.list).toEqual([
      { gp_id: 'GPSL', game_code: null, since: office.now().toISOString(), cause: 'check' },
    ]);
    expect((await desk.ask('/play-stop/resume', body)).code).toBe(100);
    expect((await desk.ask('/play-stop/resume', body)).code).toBe(101);
    const { rows } = await office.test.pool.query(
      `select action, target, reason from app.audit_event where action like 'play.%' order by audit_event_id`,
    );
    expect(rows).toEqual([
      { action: 'play.stopped', target: 'provider/GPSL', reason: 'wrong results' },
      { action: 'play.resumed', target: 'provider/GPSL', reason: 'wrong results' },
    ]);
  });

  it('knows neither providers nor games that there are none of', async () => {
    const stop = (gp_id: string | null, game_code: string | null) =>
      desk.ask('/play-stop/stop', { place: { gp_id, game_code }, reason: 'a try' });
    expect((await stop('GPXX', null)).code).toBe(102);
    expect((await stop('GPSL', 'no-such-game')).code).toBe(102);
    expect((await stop(null, 'koi')).status).toBe(422);
  });
});
