/** Which devices' bulletins a device shows: its own and those for all; without a device, every one. */
export function shownDevices(displayDevice: 0 | 1 | 2 | undefined): readonly (0 | 1 | 2)[] {
  return displayDevice ? [0, displayDevice] : [0, 1, 2];
}
