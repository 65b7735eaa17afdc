import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { CaretDownOutlined, CaretUpOutlined, FlagFilled } from '@ant-design/icons'
import type { LayerFeature } from '../../../api/feature'
import type { Layer } from '../../../api/layer'
import { ownValue } from '../../../shared/ownValue'
import { layersText } from '../texts/messages'
import { valueText } from '../texts/valueText'
import { ROW_HEIGHT, rowWindow, type RowWindow } from './rowWindow'

type Fields = Layer['fields']

interface FeatureRowsProps {
  /** Names the table. */
  label: string
  fields: Fields
  total: number
  /** Undefined for a row that is not read yet. */
  rowAt: (position: number) => LayerFeature | undefined
  /** An attribute, with - for descending order. */
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  chosenIndex: number | undefined
  onChoose: (index: number) => void
  /** Called with the rows that are drawn. */
  onWindow: (window: RowWindow) => void
}

const INDEX_WIDTH = 70
const COLUMN_WIDTH = 140
/** Until the first measurement. */
const FIRST_HEIGHT = 400

/** All rows as one table that scrolls. Only the visible ones are in the document. */
export function FeatureRows(props: FeatureRowsProps) {
  const { label, fields, total, rowAt, sort, onSort, chosenIndex, onChoose, onWindow } = props
  const area = useRef<HTMLDivElement>(null)
  // The first visible row instead of the exact position: while that stays the same there is nothing to draw.
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const { start, end } = rowWindow(top * ROW_HEIGHT, height + ROW_HEIGHT, total)

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const measured = new ResizeObserver(() => setHeight(element.clientHeight || FIRST_HEIGHT))
    measured.observe(element)
    return () => measured.disconnect()
  }, [])
  useLayoutEffect(() => {
    onWindow({ start, end })
  }, [start, end, onWindow])

  const drawn = Array.from({ length: end - start }, (_, offset) => start + offset)
  return (
    // Scrollable regions need the keyboard.
    <div
      ref={area}
      className="feature-rows"
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={(event) => setTop(Math.floor(event.currentTarget.scrollTop / ROW_HEIGHT))}
    >
      <table
        aria-rowcount={total + 1}
        style={{ inlineSize: INDEX_WIDTH + fields.length * COLUMN_WIDTH, blockSize: (total + 1) * ROW_HEIGHT }}
      >
        <colgroup>
          <col style={{ inlineSize: INDEX_WIDTH }} />
          {fields.map(({ name }) => (
            <col key={name} style={{ inlineSize: COLUMN_WIDTH }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{layersText('index')}</th>
            {fields.map((field) => (
              <SortableHeader key={field.name} field={field} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer rows={start} />
          {drawn.map((position) => {
            const feature = rowAt(position)
            return (
              <FeatureRow
                key={position}
                position={position}
                feature={feature}
                fields={fields}
                isChosen={feature !== undefined && feature.index === chosenIndex}
                onChoose={onChoose}
              />
            )
          })}
          <Spacer rows={total - end} />
        </tbody>
      </table>
    </div>
  )
}

/** Takes the place of rows that are not drawn. */
const Spacer = ({ rows }: { rows: number }) =>
  rows > 0 ? <tr aria-hidden className="feature-rows-spacer" style={{ blockSize: rows * ROW_HEIGHT }} /> : null

interface SortableHeaderProps {
  field: Fields[number]
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}

/** Sorts upwards, then downwards, then by the numbers of the features. */
function SortableHeader({ field: { name, type }, sort, onSort }: SortableHeaderProps) {
  const isUp = sort === name
  const isDown = sort === `-${name}`
  return (
    <th
      scope="col"
      className={type === 'number' ? 'feature-rows-number' : ''}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
    >
      <button type="button" title={name} onClick={() => onSort(isUp ? `-${name}` : isDown ? undefined : name)}>
        <span>{name}</span>
        {isUp && <CaretUpOutlined aria-hidden />}
        {isDown && <CaretDownOutlined aria-hidden />}
      </button>
    </th>
  )
}

interface FeatureRowProps {
  position: number
  feature: LayerFeature | undefined
  fields: Fields
  isChosen: boolean
  onChoose: (index: number) => void
}

function FeatureRow({ position, feature, fields, isChosen, onChoose }: FeatureRowProps): ReactNode {
  if (!feature) {
    return (
      <tr aria-rowindex={position + 2}>
        <td colSpan={fields.length + 1}>{layersText('rowLoading')}</td>
      </tr>
    )
  }
  const { index, flagged, properties } = feature
  return (
    <tr aria-rowindex={position + 2} className={isChosen ? 'feature-rows-chosen' : ''} onClick={() => onChoose(index)}>
      <td>
        {/* The click on the row does the same. */}
        <button type="button" aria-current={isChosen || undefined}>
          {index}
        </button>
        {flagged && <FlagFilled aria-label={layersText('flagged')} style={{ color: 'var(--warning)' }} />}
      </td>
      {fields.map(({ name, type }) => {
        const text = valueText(ownValue(properties, name))
        return (
          <td key={name} className={type === 'number' ? 'feature-rows-number' : ''} title={text}>
            {text}
          </td>
        )
      })}
    </tr>
  )
}
