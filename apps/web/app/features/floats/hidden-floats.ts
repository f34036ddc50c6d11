const key = 'hidden-floats';

/** Those that the visitor has put away in this session. */
export function hiddenFloats(): readonly number[] {
  return (sessionStorage.getItem(key) ?? '').split(',').filter(Boolean).map(Number);
}

export function hideFloat(id: number): readonly number[] {
  const hidden = [...hiddenFloats(), id];
  sessionStorage.setItem(key, hidden.join(','));
  return hidden;
}
