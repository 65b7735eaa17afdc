import type { GeometryShape } from './scene'

interface VectorSymbolProps {
  className: string
  color: string
  /** Undefined if the geometry types of the layer are unknown. */
  shapes: readonly GeometryShape[] | undefined
}

/** Legend symbol of a vector layer in its color: an area, a line, a point or a combination of them. */
export function VectorSymbol({ className, color, shapes = [] }: VectorSymbolProps) {
  const isMixed = shapes.length !== 1
  const has = (shape: GeometryShape) => shapes.length === 0 || shapes.includes(shape)
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden>
      {has('polygon') && (
        <path d="M2 17 5 4l12 3-2 10Z" fill={color} fillOpacity={0.3} stroke={color} strokeWidth={1.5} />
      )}
      {has('line') && !has('polygon') && (
        <path d="M2 16 8 6l5 7 5-9" fill="none" stroke={color} strokeWidth={2.5} strokeLinejoin="round" />
      )}
      {has('point') && (
        <circle cx={isMixed ? 9.5 : 10} cy={isMixed ? 11 : 10} r={isMixed ? 2.5 : 5} fill={color} stroke="#fff" />
      )}
    </svg>
  )
}
