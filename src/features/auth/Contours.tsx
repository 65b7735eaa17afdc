/** A map without a place: contour lines, a planned path and what flies it. Decoration. */
export function Contours() {
  return (
    <svg className="contours" viewBox="0 0 600 800" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
      <g fill="none" stroke="#8fb8ff" strokeOpacity=".22">
        {RINGS.map((scale) => (
          <path
            key={scale}
            transform={`translate(330 330) rotate(${scale * 9}) scale(${scale})`}
            d={HILL}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {RINGS.slice(0, 4).map((scale) => (
          <path
            key={scale}
            transform={`translate(120 660) rotate(${60 - scale * 12}) scale(${scale * 0.7})`}
            d={HILL}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
      <path
        d="M90 560 210 430l60 60 130-190 70 40 60-130"
        fill="none"
        stroke="#6ea8ff"
        strokeWidth="2"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      {STOPS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" fill="#0b2a5c" stroke="#6ea8ff" strokeWidth="2" />
      ))}
      <g transform="translate(530 210)">
        <circle r="22" fill="#6ea8ff" fillOpacity=".16" />
        <circle r="7" fill="#fff" />
      </g>
    </svg>
  )
}

const RINGS = [0.4, 0.8, 1.25, 1.75, 2.3, 2.9, 3.6]
const HILL = 'M-92-18C-70-74 2-96 52-70s70 58 42 104-60 40-98 48-72 6-88-26-12-46 0-74Z'
const STOPS = [
  [90, 560],
  [210, 430],
  [270, 490],
  [400, 300],
  [470, 340],
] as const
