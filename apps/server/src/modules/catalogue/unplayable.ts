import { stopAmong, type PlayStop, type StoppedPlaces } from '#modules/play-stop';
import { maintenanceAt, type ProviderDirectory } from '#modules/provider-connection';

/** What is listed and cannot be played at a time. */
export interface Unplayable {
  readonly inMaintenance: ReadonlySet<string>;
  readonly stops: readonly PlayStop[];
  /** Of those for whom all of this is alike. */
  readonly key: string;
}

export async function readUnplayable(
  {
    providers,
    stops,
  }: { readonly providers: Pick<ProviderDirectory, 'all'>; readonly stops: Pick<StoppedPlaces, 'all'> },
  now: Date,
): Promise<Unplayable> {
  const [all, stopped] = await Promise.all([providers.all(), stops.all()]);
  const resting = all.filter((provider) => maintenanceAt(provider, now)).map(({ gpId }) => gpId);
  return {
    inMaintenance: new Set(resting),
    stops: stopped,
    key: JSON.stringify([resting, stopped.map(({ gpId, gameCode }) => [gpId, gameCode])]),
  };
}

/** Whether operators have switched a game off, or all of a provider where no game is named. */
export function isStopped({ stops }: Unplayable, gpId: string, gameCode: string | null): boolean {
  return stopAmong(stops, gpId, gameCode) !== null;
}
