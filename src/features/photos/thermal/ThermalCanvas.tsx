import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Reading, ThermalDetails } from '../../../api/thermal'
import { drawTemperatures, type ThermalStyle } from './drawTemperatures'
import { degreesText } from './degreesText'
import { thermalText } from './messages'

/** Column and row. */
export type Pixel = [x: number, y: number]

interface ThermalCanvasProps {
  name: string
  size: { width: number; height: number }
  degrees: Float32Array
  style: ThermalStyle
  readings: Reading[]
  hotspots: ThermalDetails['hotspots']
  /** Corners of the shape that is being drawn. */
  draft: Pixel[]
  /** The hotspot that was opened; the cursor begins there. */
  marked: Pixel | undefined
  onPick: (pixel: Pixel) => void
  onCancel: () => void
}

const ARROWS: Record<string, Pixel> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FAST = 10

/** The picture of the temperatures, with the temperature at the cursor. */
export function ThermalCanvas(props: ThermalCanvasProps) {
  const { name, size, degrees, style, readings, hotspots, draft, marked, onPick, onCancel } = props
  const { width, height } = size
  const canvas = useRef<HTMLCanvasElement>(null)
  const [cursor, setCursor] = useState<Pixel | undefined>(marked)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    context?.putImageData(new ImageData(drawTemperatures(degrees, style), width, height), 0, 0)
  }, [degrees, style, width, height])

  const pixelAt = ({ clientX, clientY, currentTarget }: PointerEvent): Pixel => {
    const box = currentTarget.getBoundingClientRect()
    const at = (value: number, length: number) => Math.max(0, Math.min(length - 1, Math.floor(value * length)))
    return [at((clientX - box.left) / box.width, width), at((clientY - box.top) / box.height, height)]
  }
  const press = (event: KeyboardEvent) => {
    const [x, y] = cursor ?? [Math.floor(width / 2), Math.floor(height / 2)]
    const step = ARROWS[event.key]
    if (step) {
      const by = event.shiftKey ? FAST : 1
      const within = (value: number, length: number) => Math.max(0, Math.min(length - 1, value))
      setCursor([within(x + step[0] * by, width), within(y + step[1] * by, height)])
    } else if (event.key === 'Enter') onPick([x, y])
    else if (event.key === 'Escape' && draft.length > 0) onCancel()
    else return
    // The viewer would show another photo, or close.
    event.preventDefault()
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
  }
  const value = cursor && degrees[cursor[1] * width + cursor[0]]
  const shown = value === undefined || !Number.isFinite(value) ? undefined : value

  return (
    <div className="thermal-stage">
      <div
        className="thermal-picture"
        style={{ aspectRatio: `${width} / ${height}` }}
        role="application"
        aria-label={thermalText('picture', { name })}
        aria-description={thermalText('pictureHelp')}
        tabIndex={0}
        onKeyDown={press}
        onPointerMove={(event) => setCursor(pixelAt(event))}
        onClick={(event) => onPick(pixelAt(event as unknown as PointerEvent))}
      >
        <canvas ref={canvas} width={width} height={height} />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {hotspots.map(({ x, y }) => (
            <circle key={`${x},${y}`} className="thermal-hotspot" cx={x + 0.5} cy={y + 0.5} r={7} />
          ))}
          {readings.map(({ _id, points }) => (
            <Shape key={_id} points={points as Pixel[]} />
          ))}
          {marked && <circle className="thermal-marked" cx={marked[0] + 0.5} cy={marked[1] + 0.5} r={16} />}
          <Shape points={draft} />
          {cursor && <circle className="thermal-cursor" cx={cursor[0] + 0.5} cy={cursor[1] + 0.5} r={5} />}
        </svg>
      </div>
      <p className="thermal-value" role="status">
        {shown !== undefined && thermalText('degrees', { value: degreesText(shown) })}
      </p>
    </div>
  )
}

function Shape({ points }: { points: Pixel[] }) {
  const [first] = points
  if (!first) return null
  if (points.length === 1) return <circle className="thermal-shape" cx={first[0] + 0.5} cy={first[1] + 0.5} r={4} />
  return <polygon className="thermal-shape" points={points.map(([x, y]) => `${x + 0.5},${y + 0.5}`).join(' ')} />
}
