import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { FullscreenExitOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons'
import { Button, Flex, Radio } from 'antd'
import { downloadHref } from '../../../api/download'
import { thenAndNowText } from './messages'

type Layout = 'sideBySide' | 'swipe'

export interface ShownPhoto {
  _id: string
  name: string
  time: string
  /** Degrees clockwise by which the picture is turned. */
  turn: number
}

interface PicturePairProps {
  then: ShownPhoto
  now: ShownPhoto
}

/** Of both pictures: magnification, and pixels by which the pointer has moved them. */
interface Section {
  zoom: number
  x: number
  y: number
}

const LAYOUTS: Layout[] = ['sideBySide', 'swipe']
const WHOLE: Section = { zoom: 1, x: 0, y: 0 }
const ZOOM_STEP = 1.5
const MOST_ZOOM = 8
const STEP_PERCENT = 2
const BIG_STEP_PERCENT = 10

/** Two pictures with one zoom, beside each other or on top of each other with a divider. */
export function PicturePair({ then, now }: PicturePairProps) {
  const [layout, setLayout] = useState<Layout>('sideBySide')
  const [section, setSection] = useState(WHOLE)
  const [percent, setPercent] = useState(50)
  const zoomBy = (factor: number) =>
    setSection(({ zoom, x, y }) => {
      const next = Math.min(MOST_ZOOM, Math.max(1, zoom * factor))
      return next === 1 ? WHOLE : { zoom: next, x: (x * next) / zoom, y: (y * next) / zoom }
    })
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1 || section.zoom === 1) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setSection(({ zoom, x, y }) => ({ zoom, x: x + event.movementX, y: y + event.movementY }))
  }
  const pictureOf = (photo: ShownPhoto, label: string) => (
    <img
      src={downloadHref(`/photo/picture/${photo._id}`, { size: 'preview' })}
      alt={`${label}, ${photo.name}`}
      draggable={false}
      style={{ transform: transformOf(section, photo.turn) }}
    />
  )
  const thenLabel = thenAndNowText('earlier', { time: then.time })
  const nowLabel = thenAndNowText('later', { time: now.time })
  const isSwipe = layout === 'swipe'
  return (
    <div>
      <Flex wrap gap={8} style={{ marginBottom: 8 }}>
        <Radio.Group
          aria-label={thenAndNowText('layout')}
          optionType="button"
          value={layout}
          options={LAYOUTS.map((value) => ({ value, label: thenAndNowText(value) }))}
          onChange={(event) => setLayout(event.target.value as Layout)}
        />
        <Button
          icon={<ZoomInOutlined />}
          aria-label={thenAndNowText('zoomIn')}
          title={thenAndNowText('zoomIn')}
          disabled={section.zoom === MOST_ZOOM}
          onClick={() => zoomBy(ZOOM_STEP)}
        />
        <Button
          icon={<ZoomOutOutlined />}
          aria-label={thenAndNowText('zoomOut')}
          title={thenAndNowText('zoomOut')}
          disabled={section.zoom === 1}
          onClick={() => zoomBy(1 / ZOOM_STEP)}
        />
        <Button
          icon={<FullscreenExitOutlined />}
          aria-label={thenAndNowText('whole')}
          title={thenAndNowText('whole')}
          disabled={section.zoom === 1}
          onClick={() => setSection(WHOLE)}
        />
      </Flex>
      <div
        className={isSwipe ? 'picture-pair picture-pair-swipe' : 'picture-pair'}
        role="group"
        aria-label={thenAndNowText('stage')}
        onPointerMove={drag}
      >
        <figure
          className="picture-pair-then"
          style={isSwipe ? { clipPath: `inset(0 ${100 - percent}% 0 0)` } : undefined}
        >
          {pictureOf(then, thenLabel)}
          <figcaption>{thenLabel}</figcaption>
        </figure>
        <figure className="picture-pair-now">
          {pictureOf(now, nowLabel)}
          <figcaption>{nowLabel}</figcaption>
        </figure>
        {isSwipe && <Divider percent={percent} onMove={setPercent} />}
      </div>
    </div>
  )
}

function Divider({ percent, onMove }: { percent: number; onMove: (percent: number) => void }) {
  const divider = useRef<HTMLDivElement>(null)
  const moveTo = (next: number) => onMove(Math.min(100, Math.max(0, next)))
  const follow = (event: PointerEvent) => {
    const box = divider.current?.parentElement?.getBoundingClientRect()
    if (event.buttons !== 1 || !box) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    moveTo(Math.round(((event.clientX - box.left) / box.width) * 100))
  }
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? BIG_STEP_PERCENT : STEP_PERCENT
    if (event.key === 'ArrowLeft') moveTo(percent - step)
    else if (event.key === 'ArrowRight') moveTo(percent + step)
    else if (event.key === 'Home') moveTo(0)
    else if (event.key === 'End') moveTo(100)
    else return
    event.preventDefault()
    // The viewer of photos uses the arrow keys.
    event.nativeEvent.stopImmediatePropagation()
  }
  return (
    <div
      ref={divider}
      className="picture-pair-divider"
      style={{ left: `calc(${percent}% - 12px)` }}
      role="slider"
      tabIndex={0}
      aria-label={thenAndNowText('divider')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={thenAndNowText('dividerValue', { percent })}
      onPointerDown={follow}
      onPointerMove={follow}
      onKeyDown={press}
    />
  )
}

const transformOf = ({ zoom, x, y }: Section, turn: number): string =>
  `translate(${x}px, ${y}px) scale(${zoom}) rotate(${turn}deg)`
