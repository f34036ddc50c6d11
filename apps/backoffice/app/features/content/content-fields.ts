import type { ContentBody, ContentKind } from '@halls/contract/publication';
import { sceneNames } from '@halls/contract/template';

/** How one property of a body is written. `words` are texts by language. */
export type ContentField =
  | { readonly kind: 'words' | 'long-words'; readonly name: string; readonly required?: true }
  | { readonly kind: 'text' | 'number' | 'time' | 'flag'; readonly name: string }
  | {
      readonly kind: 'choice';
      readonly name: string;
      /** Numbers are sent as numbers. */
      readonly values: readonly (string | number)[];
      /** Values that are names themselves need no text of their own. */
      readonly isNamed?: true;
    }
  /** Hall, provider, game and currency; there only where `link_type` is 2. */
  | { readonly kind: 'game'; readonly name: 'game' };

const period = [
  { kind: 'time', name: 'start_at' },
  { kind: 'time', name: 'end_at' },
] as const;
const sort = { kind: 'number', name: 'sort' } as const;

/** What the form of each kind asks for, in its order. */
export const contentFields: Readonly<Record<ContentKind, readonly ContentField[]>> = {
  banner: [
    { kind: 'words', name: 'title', required: true },
    { kind: 'words', name: 'subtitle' },
    { kind: 'words', name: 'button' },
    { kind: 'choice', name: 'scene', values: sceneNames, isNamed: true },
    { kind: 'choice', name: 'use_type', values: [0, 1, 2] },
    { kind: 'choice', name: 'link_type', values: [0, 1, 2] },
    { kind: 'text', name: 'url' },
    { kind: 'game', name: 'game' },
    { kind: 'choice', name: 'link_method', values: [0, 1] },
    sort,
    ...period,
  ],
  announcement: [
    { kind: 'words', name: 'content', required: true },
    { kind: 'flag', name: 'display_before_login' },
    { kind: 'flag', name: 'display_after_login' },
    sort,
    ...period,
  ],
  bulletin: [
    { kind: 'words', name: 'title', required: true },
    { kind: 'words', name: 'display_content' },
    { kind: 'long-words', name: 'content', required: true },
    { kind: 'flag', name: 'for_guests' },
    { kind: 'flag', name: 'for_members' },
    { kind: 'choice', name: 'display_device', values: [0, 1, 2] },
    { kind: 'choice', name: 'display_location', values: [2, 3] },
    { kind: 'number', name: 'display_frequency' },
    ...period,
  ],
  'page-block': [
    { kind: 'choice', name: 'place', values: ['setting', 'sponsor', 'login'] },
    { kind: 'words', name: 'title', required: true },
    { kind: 'long-words', name: 'content' },
    { kind: 'text', name: 'photo_path' },
    sort,
    ...period,
  ],
};

/** What is written as long as nothing is: each kind's body, empty. */
export const emptyBodies: { readonly [Kind in ContentKind]: ContentBody<Kind> } = {
  banner: {
    title: {},
    subtitle: {},
    button: {},
    use_type: 0,
    scene: sceneNames[0] ?? '',
    link_type: 1,
    link_method: 0,
    url: '',
    game: null,
    sort: 0,
    start_at: null,
    end_at: null,
  },
  announcement: {
    content: {},
    display_before_login: true,
    display_after_login: true,
    sort: 0,
    start_at: null,
    end_at: null,
  },
  bulletin: {
    title: {},
    display_content: {},
    content: {},
    for_guests: true,
    for_members: true,
    display_device: 0,
    display_location: 2,
    display_frequency: 1,
    start_at: null,
    end_at: null,
  },
  'page-block': {
    place: 'setting',
    title: {},
    content: {},
    photo_path: '',
    sort: 0,
    start_at: null,
    end_at: null,
  },
};
