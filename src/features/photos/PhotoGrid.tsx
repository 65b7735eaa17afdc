import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { PhotoPoint } from '../../api/photo'
import { GAP, gridWindow } from './gridWindow'
import { photosText } from './messages'
import { PhotoTile } from './PhotoTile'

interface PhotoGridProps {
  photos: PhotoPoint[]
  activeId: string | null
  selected: ReadonlySet<string>
  onActivate: (photoId: string) => void
  onSelect: (ids: ReadonlySet<string>) => void
  onHover: (photoId: string | null) => void
  onOpen: (photoId: string) => void
  /** Undefined if the user may not decide. */
  onDecide: ((decision: 'accept' | 'reject') => void) | undefined
}

/** All photos as tiles, of which only the visible ones are in the document. One of them is active; keys work on it. */
export function PhotoGrid({
  photos,
  activeId,
  selected,
  onActivate,
  onSelect,
  onHover,
  onOpen,
  onDecide,
}: PhotoGridProps) {
  const box = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const [size, setSize] = useState({ width: 640, height: 480 })
  const [scrollTop, setScrollTop] = useState(0)
  const grid = gridWindow(size, scrollTop, photos.length)
  const { columns, tileWidth, rowHeight, start, end } = grid
  const active = photos.findIndex(({ _id }) => _id === activeId)
  const anchor = useRef(0)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // The active tile stays visible, wherever it was chosen.
  const activeTop = active < 0 ? -1 : Math.floor(active / columns) * rowHeight
  useEffect(() => {
    const element = box.current
    if (!element || activeTop < 0) return
    if (activeTop < element.scrollTop) element.scrollTop = activeTop
    else if (activeTop + rowHeight > element.scrollTop + element.clientHeight && element.clientHeight > 0) {
      element.scrollTop = activeTop + rowHeight + GAP - element.clientHeight
    }
  }, [activeTop, rowHeight])

  const toggle = (photoId: string) => {
    const next = new Set(selected)
    if (!next.delete(photoId)) next.add(photoId)
    onSelect(next)
  }
  const selectRange = (to: number) => {
    const first = Math.min(anchor.current, to)
    const last = Math.max(anchor.current, to)
    onSelect(new Set([...selected, ...photos.slice(first, last + 1).map(({ _id }) => _id)]))
  }
  const moveTo = (at: number, withRange: boolean) => {
    const photo = photos[Math.max(0, Math.min(photos.length - 1, at))]
    if (!photo) return
    if (withRange) selectRange(photos.indexOf(photo))
    else anchor.current = photos.indexOf(photo)
    onActivate(photo._id)
  }

  // oxlint-disable-next-line complexity -- one case for each key
  const pressKey = (event: KeyboardEvent) => {
    if (event.altKey) return
    const from = Math.max(0, active)
    const photo = photos[from]
    const page = columns * Math.max(1, Math.floor(size.height / rowHeight))
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
      PageDown: page,
      PageUp: -page,
      Home: -photos.length,
      End: photos.length,
    }
    const step = steps[event.key]
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'a') return
      onSelect(new Set(photos.map(({ _id }) => _id)))
    } else if (step !== undefined) moveTo(active < 0 ? 0 : from + step, event.shiftKey)
    else if (event.key === ' ' && photo) toggle(photo._id)
    else if (event.key === 'Enter' && photo) onOpen(photo._id)
    else if (event.key === 'Escape' && selected.size > 0) onSelect(new Set())
    else if (event.key.toLowerCase() === 'a' && onDecide) onDecide('accept')
    else if (event.key.toLowerCase() === 'r' && onDecide) onDecide('reject')
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const click = (event: MouseEvent) => {
    const at = indexOf(event.target)
    const photo = photos[at]
    if (!photo) return
    if (event.shiftKey) selectRange(at)
    else if (event.ctrlKey || event.metaKey) toggle(photo._id)
    else if (at === active) onOpen(photo._id)
    if (!event.shiftKey) anchor.current = at
    onActivate(photo._id)
  }

  const help = `${prefix}-help`
  return (
    <div
      ref={box}
      className="photo-grid"
      role="listbox"
      tabIndex={0}
      aria-label={photosText('gallery')}
      aria-multiselectable
      aria-describedby={help}
      {...(active >= start && active < end && { 'aria-activedescendant': `${prefix}-${activeId}` })}
      onKeyDown={pressKey}
      // Rows beyond the edges are drawn anyway, so that only another row needs other tiles.
      onScroll={({ currentTarget: { scrollTop: now } }) => setScrollTop(now - (now % rowHeight))}
    >
      <p id={help} className="visually-hidden">
        {photosText('keys')}
      </p>
      <div
        role="presentation"
        style={{ height: grid.height, position: 'relative' }}
        onMouseOver={({ target }) => onHover(photos[indexOf(target)]?._id ?? null)}
        onMouseLeave={() => onHover(null)}
        onClick={click}
        onDoubleClick={({ target }) => {
          const photo = photos[indexOf(target)]
          if (photo) onOpen(photo._id)
        }}
      >
        {photos.slice(start, end).map((photo, offset) => {
          const at = start + offset
          return (
            <PhotoTile
              key={photo._id}
              id={`${prefix}-${photo._id}`}
              photo={photo}
              at={at}
              total={photos.length}
              isActive={at === active}
              isSelected={selected.has(photo._id)}
              top={GAP + Math.floor(at / columns) * rowHeight}
              left={GAP + (at % columns) * (tileWidth + GAP)}
              width={tileWidth}
              height={rowHeight - GAP}
            />
          )
        })}
      </div>
    </div>
  )
}

/** Index of the photo of the tile that contains an element; -1 between tiles. */
function indexOf(target: EventTarget): number {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null
  return Number(tile?.dataset['at'] ?? -1)
}
