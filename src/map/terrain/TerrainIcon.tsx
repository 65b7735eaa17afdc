/** Two mountains, in the form of the icons beside it. */
export const TerrainIcon = () => (
  <span className="anticon" aria-hidden>
    <svg viewBox="0 0 1024 1024" width="1em" height="1em" fill="currentColor">
      <path d="M400 220 40 820h944L700 400 590 540zm0 154 128 206-52 66 70 58 148-188 130 244H183z" />
    </svg>
  </span>
)
