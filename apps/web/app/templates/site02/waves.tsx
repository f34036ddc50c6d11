/** Three layers of cut paper at the foot of the page. */
export function Waves() {
  return (
    <svg
      className="bay-waves"
      viewBox="0 0 1440 160"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="bay-wave-far"
        d="M0 70c120-50 240-50 360 0s240 50 360 0 240-50 360 0 240 50 360 0v90H0z"
      />
      <path
        className="bay-wave-mid"
        d="M0 100c90-40 180-40 270 0s180 40 270 0 180-40 270 0 180 40 270 0 180-40 360 0v60H0z"
      />
      <path className="bay-wave-near" d="M0 128c150-34 260-26 400 0s260 26 400 0 260-30 640 0v32H0z" />
    </svg>
  );
}
