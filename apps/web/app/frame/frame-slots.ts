import { createContext, useContext } from 'react';
import type { LoadPart } from '@halls/web-kit';

/** Places in the frame that features fill; the frame itself knows no feature. */
export interface FrameSlots {
  /** The member's money in the header. */
  headerBalance: LoadPart;
  /** The member's name and the way out. */
  headerAccount: LoadPart;
}

const FrameSlotsContext = createContext<FrameSlots | null>(null);
export const FrameSlotsProvider = FrameSlotsContext.Provider;

export function useFrameSlots(): FrameSlots {
  const slots = useContext(FrameSlotsContext);
  if (!slots) throw new Error('A part of the frame stands outside of FrameSlotsProvider.');
  return slots;
}
