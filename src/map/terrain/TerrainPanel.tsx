import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { CloseOutlined, DownOutlined, RotateLeftOutlined, RotateRightOutlined, UpOutlined } from '@ant-design/icons'
import { Alert, Button, Select, Slider, Tooltip } from 'antd'
import type { Dayjs } from 'dayjs'
import { DateTimeField } from '../../shared/forms/DateTimeField'
import { popupParent } from '../../shared/popupParent'
import type { MapHandle, TerrainState } from '../engine'
import { moveByKey } from '../mapKeys'
import { terrainText } from './messages'
import { sunPosition } from './sunPosition'
import { EXAGGERATION, type Terrain, type TerrainSurface } from './terrain'
import './terrain.css'

interface TerrainPanelProps {
  map: MapHandle
  surfaces: readonly TerrainSurface[]
  terrain: Terrain
  state: TerrainState
  onRetry: () => void
  onChange: (terrain: Terrain | null) => void
  onClose: () => void
}

/** Settings of the 3D terrain: model, exaggeration, sun and camera, and the way back to the flat view. */
export function TerrainPanel({ map, surfaces, terrain, state, onRetry, onChange, onClose }: TerrainPanelProps) {
  const { exaggeration, sun } = terrain
  const [time, setTime] = useState<Dayjs | null>(null)
  const [isNight, setNight] = useState(false)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  const setSun = (change: Partial<Terrain['sun']>) => {
    setTime(null)
    setNight(false)
    onChange({ ...terrain, sun: { ...sun, ...change } })
  }
  const setSunAt = (next: Dayjs | null) => {
    setTime(next)
    setNight(false)
    if (!next) return
    const { azimuth, altitude } = sunPosition(next.toDate(), map.view().center)
    if (altitude <= 0) return setNight(true)
    onChange({ ...terrain, sun: { azimuth: Math.round(azimuth) % 360, altitude: Math.round(altitude) } })
  }
  return (
    <aside className="terrain-panel" aria-label={terrainText('title')} onKeyDown={closeByKey}>
      <header>
        <h2>{terrainText('title')}</h2>
        <Button size="small" onClick={() => onChange(null)}>
          {terrainText('flat')}
        </Button>
        <Button type="text" size="small" icon={<CloseOutlined />} aria-label={terrainText('close')} onClick={onClose} />
      </header>
      <TerrainStatus state={state} onRetry={onRetry} />
      <label className="terrain-field">
        <span>{terrainText('model')}</span>
        <Select
          size="small"
          aria-label={terrainText('model')}
          value={terrain.layerId}
          getPopupContainer={popupParent}
          options={surfaces.map(({ layerId, name }) => ({ value: layerId, label: name }))}
          onChange={(layerId) => onChange({ ...terrain, layerId })}
        />
      </label>
      <ValueSlider
        title={terrainText('exaggeration')}
        limits={EXAGGERATION}
        value={exaggeration}
        text={(value) => terrainText('times', { value })}
        onChange={(value) => onChange({ ...terrain, exaggeration: value })}
      />
      <section aria-label={terrainText('sun')}>
        <h3>{terrainText('sun')}</h3>
        <ValueSlider
          title={terrainText('direction')}
          limits={{ least: 0, most: 359, step: 1 }}
          value={Math.round(sun.azimuth) % 360}
          text={(degrees) => terrainText('directionValue', { degrees, point: pointOf(degrees) })}
          onChange={(azimuth) => setSun({ azimuth })}
        />
        <ValueSlider
          title={terrainText('height')}
          limits={{ least: 0, most: 90, step: 1 }}
          value={Math.round(sun.altitude)}
          text={(degrees) => terrainText('degrees', { degrees })}
          onChange={(altitude) => setSun({ altitude })}
        />
        <div className="terrain-time">
          <label htmlFor="terrain-time">{terrainText('sunAt')}</label>
          <DateTimeField id="terrain-time" value={time} onChange={setSunAt} />
          <small>{terrainText('sunAtHelp')}</small>
        </div>
        {isNight && <p role="status">{terrainText('night')}</p>}
      </section>
      <section aria-label={terrainText('camera')}>
        <h3>{terrainText('camera')}</h3>
        <div className="terrain-camera">
          <CameraButton map={map} name={terrainText('tiltUp')} icon={<UpOutlined />} press="PageUp" />
          <CameraButton map={map} name={terrainText('tiltDown')} icon={<DownOutlined />} press="PageDown" />
          <CameraButton map={map} name={terrainText('rotateLeft')} icon={<RotateLeftOutlined />} press="Home" />
          <CameraButton map={map} name={terrainText('rotateRight')} icon={<RotateRightOutlined />} press="End" />
        </div>
        <small>{terrainText('mouse')}</small>
      </section>
    </aside>
  )
}

function TerrainStatus({ state, onRetry }: Pick<TerrainPanelProps, 'state' | 'onRetry'>) {
  if (state === 'loading') return <p role="status">{terrainText('loading')}</p>
  if (state === 'ready') return null
  const retry = (
    <Button size="small" onClick={onRetry}>
      {terrainText('retry')}
    </Button>
  )
  return <Alert type="error" title={terrainText('failed')} action={retry} />
}

interface ValueSliderProps {
  title: string
  limits: { least: number; most: number; step: number }
  value: number
  text: (value: number) => string
  onChange: (value: number) => void
}

function ValueSlider({ title, limits: { least, most, step }, value, text, onChange }: ValueSliderProps) {
  return (
    <div className="terrain-field">
      <span aria-hidden>{title}</span>
      <Slider
        min={least}
        max={most}
        step={step}
        value={value}
        ariaLabelForHandle={title}
        ariaValueTextFormatterForHandle={text}
        tooltip={{ open: false }}
        onChange={onChange}
      />
      <output aria-hidden>{text(value)}</output>
    </div>
  )
}

interface CameraButtonProps {
  map: MapHandle
  name: string
  icon: ReactNode
  /** The key that does the same. */
  press: string
}

function CameraButton({ map, name, icon, press }: CameraButtonProps) {
  return (
    <Tooltip title={name}>
      <Button size="small" icon={icon} aria-label={name} onClick={() => moveByKey(map, press, false)} />
    </Tooltip>
  )
}

const POINTS = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const

function pointOf(degrees: number): string {
  const point = POINTS[Math.round(degrees / (360 / POINTS.length)) % POINTS.length]
  return point ? terrainText(point) : ''
}
