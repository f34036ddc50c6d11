/** Widths of the rasters that `packages/pictures` makes, in pixels. */
export const tileWidths = [160, 320, 480] as const;
export const bannerWidths = { desktop: [960, 1440, 1920], mobile: [480, 800, 1200] } as const;
