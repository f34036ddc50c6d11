import { Icon, type IconName } from './icon.tsx';

/** As the icons of every page; these come with the member's own pages alone. */
const drawings = {
  phone:
    'M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM11 17.5h2',
  desktop:
    'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5zM12 16.5V20M8 20h8',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.5 2',
  list: 'M8.5 6.5h11.5M8.5 12h11.5M8.5 17.5h11.5M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  bank: 'M4 10l8-5.5 8 5.5zM6 10v7M10 10v7M14 10v7M18 10v7M4 20h16v-3H4z',
} as const;

export type MemberIconName = IconName | keyof typeof drawings;

export function MemberIcon({ name }: { name: MemberIconName }) {
  return <Icon name={isOwn(name) ? drawings[name] : name} />;
}

function isOwn(name: MemberIconName): name is keyof typeof drawings {
  return name in drawings;
}
