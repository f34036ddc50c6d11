interface Note {
  at: number;
  frequency: number;
  length: number;
  gain: number;
  wave?: OscillatorType;
}

/** Short synthesised sounds. Silent until the player turns them on. */
export class Sound {
  #context: AudioContext | null = null;
  #isOn = localStorage.getItem('sound') === 'on';

  get isOn(): boolean {
    return this.#isOn;
  }

  toggle(): void {
    this.#isOn = !this.#isOn;
    localStorage.setItem('sound', this.#isOn ? 'on' : 'off');
    if (this.#isOn) this.click();
  }

  click(): void {
    this.#play([{ at: 0, frequency: 620, length: 0.05, gain: 0.12, wave: 'triangle' }]);
  }

  start(): void {
    this.#play(
      [0, 1, 2, 3].map((step) => ({
        at: step * 0.06,
        frequency: 220 + step * 55,
        length: 0.09,
        gain: 0.08,
        wave: 'sawtooth' as const,
      })),
    );
  }

  stop(): void {
    this.#play([
      { at: 0, frequency: 130, length: 0.12, gain: 0.22, wave: 'triangle' },
      { at: 0.01, frequency: 92, length: 0.14, gain: 0.2 },
    ]);
  }

  /** Brighter for a better win; never played when less came back than was staked. */
  win(level: 1 | 2 | 3): void {
    const scale = [523.25, 659.25, 783.99, 1046.5, 1318.5, 1568];
    const count = 2 + level;
    this.#play(
      scale.slice(0, count).flatMap((frequency, i) => [
        { at: i * 0.09, frequency, length: 0.35, gain: 0.13, wave: 'triangle' as const },
        { at: i * 0.09, frequency: frequency * 2, length: 0.2, gain: 0.04 },
      ]),
    );
  }

  feature(): void {
    this.#play(
      [392, 523.25, 659.25, 783.99, 1046.5].map((frequency, i) => ({
        at: i * 0.12,
        frequency,
        length: 0.5,
        gain: 0.12,
        wave: 'triangle' as const,
      })),
    );
  }

  #play(notes: readonly Note[]): void {
    if (!this.#isOn) return;
    const context = (this.#context ??= new AudioContext());
    void context.resume();
    for (const note of notes) {
      const from = context.currentTime + note.at;
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      oscillator.type = note.wave ?? 'sine';
      oscillator.frequency.value = note.frequency;
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime(note.gain, from + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0005, from + note.length);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(from);
      oscillator.stop(from + note.length + 0.02);
    }
  }
}
