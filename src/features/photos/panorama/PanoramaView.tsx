import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { EquirectangularAdapter, Viewer } from '@photo-sphere-viewer/core'
import '@photo-sphere-viewer/core/index.css'
import {
  ArrowDownOutlined,
  ArrowLeftOutlined,
  ArrowRightOutlined,
  ArrowUpOutlined,
  FullscreenOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import type { Photo } from '../../../api/photo'
import { formatNumber } from '../../../shared/messages'
import { panoramaText } from './messages'
import './panorama.css'

type Panorama = NonNullable<NonNullable<Photo['facts']>['panorama']>

interface Direction {
  /** Degrees to the right of the centre of the sphere. */
  yaw: number
  /** Degrees above the horizon. */
  pitch: number
}

/** As `Direction`, but clockwise from north if the photo states its direction. */
export interface Look {
  bearing: number
  pitch: number
}

interface PanoramaViewProps {
  picture: string
  panorama: Panorama
  /** Turns the view when it changes. */
  looksAt?: Look
  /** Tells each turn of the view. */
  onLook?: (look: Look) => void
}

const DEGREES = 180 / Math.PI
/** Smaller differences of two views are not seen, in degrees. */
const SAME = 0.05
/** A wide lens. */
const FIRST_ZOOM = 30
/** Degrees of one press. */
const TURN = 15
/** Percent of the range. */
const ZOOM_STEP = 15

/** A 360° photo to look around in, by pointer, touch or the buttons below it. */
export function PanoramaView({ picture, panorama, looksAt, onLook }: PanoramaViewProps) {
  const container = useRef<HTMLDivElement>(null)
  const viewer = useRef<Viewer>(undefined)
  const [direction, setDirection] = useState<Direction>({ yaw: 0, pitch: 0 })
  const [problem, setProblem] = useState(() => (hasWebGl() ? null : panoramaText('noWebGl')))

  const heading = panorama.heading ?? 0
  const tell = useEffectEvent((turned: Direction) => {
    setDirection(turned)
    onLook?.({ bearing: heading + turned.yaw, pitch: turned.pitch })
  })
  useEffect(() => {
    if (!container.current || !hasWebGl()) return
    const opened = openViewer(container.current, picture, panorama)
    opened.addEventListener('position-updated', ({ position }) => {
      tell({ yaw: position.yaw * DEGREES, pitch: position.pitch * DEGREES })
    })
    opened.addEventListener('panorama-error', () => setProblem(panoramaText('notLoaded')))
    viewer.current = opened
    return () => opened.destroy()
  }, [picture, panorama])

  const bearing = looksAt?.bearing
  const pitch = looksAt?.pitch
  useEffect(() => {
    const at = viewer.current?.getPosition()
    if (bearing === undefined || pitch === undefined || !at) return
    const yaw = bearing - heading
    const isThere = isSameAngle(at.yaw * DEGREES, yaw) && isSameAngle(at.pitch * DEGREES, pitch)
    if (!isThere) viewer.current?.rotate({ yaw: yaw / DEGREES, pitch: pitch / DEGREES })
  }, [bearing, pitch, heading])

  const turn = (yaw: number, pitch: number) => {
    const at = viewer.current?.getPosition()
    if (at) viewer.current?.rotate({ yaw: at.yaw + yaw / DEGREES, pitch: at.pitch + pitch / DEGREES })
  }
  const zoom = (levels: number) => viewer.current?.zoom(viewer.current.getZoomLevel() + levels)

  const enlarge = () => viewer.current?.enterFullscreen()
  const isOff = problem !== null

  return (
    <div className="panorama">
      {problem !== null && <Alert type="error" showIcon title={problem} />}
      <div ref={container} className="panorama-sphere" role="group" aria-label={panoramaText('look')} />
      <Flex wrap gap={8} align="center" justify="space-between" className="panorama-tools">
        <span>{directionText(direction, panorama.heading)}</span>
        <Flex wrap gap={4}>
          <ToolButton name="lookLeft" icon={<ArrowLeftOutlined />} isOff={isOff} onPress={() => turn(-TURN, 0)} />
          <ToolButton name="lookRight" icon={<ArrowRightOutlined />} isOff={isOff} onPress={() => turn(TURN, 0)} />
          <ToolButton name="lookUp" icon={<ArrowUpOutlined />} isOff={isOff} onPress={() => turn(0, TURN)} />
          <ToolButton name="lookDown" icon={<ArrowDownOutlined />} isOff={isOff} onPress={() => turn(0, -TURN)} />
          <ToolButton name="zoomIn" icon={<ZoomInOutlined />} isOff={isOff} onPress={() => zoom(ZOOM_STEP)} />
          <ToolButton name="zoomOut" icon={<ZoomOutOutlined />} isOff={isOff} onPress={() => zoom(-ZOOM_STEP)} />
          <ToolButton name="fullscreen" icon={<FullscreenOutlined />} isOff={isOff} onPress={enlarge} />
        </Flex>
      </Flex>
    </div>
  )
}

interface ToolButtonProps {
  name: 'lookLeft' | 'lookRight' | 'lookUp' | 'lookDown' | 'zoomIn' | 'zoomOut' | 'fullscreen'
  icon: ReactNode
  isOff: boolean
  onPress: () => void
}

function ToolButton({ name, icon, isOff, onPress }: ToolButtonProps) {
  const label = panoramaText(name)
  return <Button icon={icon} disabled={isOff} aria-label={label} title={label} onClick={onPress} />
}

function openViewer(
  container: HTMLElement,
  picture: string,
  { fullWidth, fullHeight, left, top, width, height }: Panorama,
): Viewer {
  return new Viewer({
    container,
    panorama: picture,
    panoData: {
      isEquirectangular: true,
      fullWidth,
      fullHeight,
      croppedX: left,
      croppedY: top,
      croppedWidth: width,
      croppedHeight: height,
    },
    // The picture has no metadata of its own.
    adapter: EquirectangularAdapter.withConfig({ useXmpData: false }),
    withCredentials: true,
    defaultZoomLvl: FIRST_ZOOM,
    // The viewer of photos uses the arrow keys.
    keyboard: 'fullscreen',
    // Its buttons have no role.
    navbar: false,
    lang: { loading: panoramaText('loading'), loadError: panoramaText('notLoaded') },
  })
}

/** Without it the viewer writes an error of its own. */
const hasWebGl = (): boolean =>
  'WebGL2RenderingContext' in window && document.createElement('canvas').getContext('webgl2') !== null

/** In degrees, of which 360 are a full turn. */
const isSameAngle = (one: number, other: number): boolean =>
  Math.abs(((((one - other + 180) % 360) + 360) % 360) - 180) < SAME

function directionText({ yaw, pitch }: Direction, heading: number | null): string {
  const tilt = formatNumber(Math.round(pitch))
  if (heading === null) return panoramaText('tilt', { tilt })
  return panoramaText('direction', { direction: formatNumber(Math.round(heading + yaw) % 360), tilt })
}
