/** The apps that show the site within themselves, as far as the site speaks with them. */
export interface NativePlace {
  webkit?: { messageHandlers?: { isSetTokenLogin?: { postMessage(message: boolean): void } } };
  android?: { isSetTokenLogin?(message: boolean): void };
}

/** Says that a member has logged in, so that the app keeps its own session in step; nothing happens in a browser. */
export function tellNativeLogin(place: NativePlace = window as NativePlace): void {
  place.webkit?.messageHandlers?.isSetTokenLogin?.postMessage(true);
  place.android?.isSetTokenLogin?.(true);
}

/** Within an app of either kind. */
export function isInApp(place: NativePlace = window as NativePlace): boolean {
  return isInIosApp(place) || place.android?.isSetTokenLogin !== undefined;
}

/** Within the iOS app, which goes where it wants after a logout. */
export function isInIosApp(place: NativePlace = window as NativePlace): boolean {
  return place.webkit?.messageHandlers?.isSetTokenLogin !== undefined;
}
