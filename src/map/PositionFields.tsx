import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { Flex, Form, Input, InputNumber } from 'antd'
import { coordinatesLimits } from '../shared/limits/common.gen'
import { parsePosition } from './controls/parsePosition'
import { mapText } from './messages'
import { SceneMap } from './SceneMap'
import './positionFields.css'

/** About 1 m: a click is not more precise. */
const CLICK_DIGITS = 5

interface Coordinates {
  lat: number
  long: number
}

interface PositionFieldsProps {
  /** A search that moves the map and fills in the fields. */
  search?: ComponentType<{ onPlace: (place: { location: Coordinates }) => void }>
}

/**
 * The fields `lat` and `long` of the form around it, in degrees, with two more ways to fill them in: a pasted text with both,
 * and a click on a map.
 */
export function PositionFields({ search: Search }: PositionFieldsProps) {
  const form = Form.useFormInstance<Coordinates>()
  const lat = Form.useWatch<number | null | undefined>('lat', form)
  const long = Form.useWatch<number | null | undefined>('long', form)
  const name = Form.useWatch<string | undefined>('name', form)
  const changeLat = useRef<Change>(null)
  const changeLong = useRef<Change>(null)
  const [text, setText] = useState('')
  // The map moves to typed positions, but not to a click on itself.
  const [shown, setShown] = useState<{ at: Coordinates; key: number } | null>(null)

  const fill = (at: Coordinates) => {
    changeLat.current?.(at.lat)
    changeLong.current?.(at.long)
  }
  const goTo = (at: Coordinates) => {
    fill(at)
    setShown((before) => ({ at, key: (before?.key ?? 0) + 1 }))
  }
  const read = (typed: string) => {
    setText(typed)
    const at = parsePosition(typed)
    if (!at) return
    goTo(at)
  }
  const isSet = typeof lat === 'number' && typeof long === 'number'
  const isUnread = text.trim() !== '' && !parsePosition(text)
  // The position of an existing location when the form opens.
  const [start] = useState(() => startOf(form.getFieldValue('lat'), form.getFieldValue('long')))
  const near = shown?.at ?? start
  const degrees = (
    field: 'lat' | 'long',
    coordinate: 'latitude' | 'longitude',
    max: number,
    changeRef: RefObject<Change | null>,
  ) => (
    <Form.Item
      name={field}
      label={mapText(coordinate)}
      extra={mapText(`${coordinate}Help`)}
      rules={[{ required: true, type: 'number', min: -max, max, message: mapText(`${coordinate}Needed`) }]}
      style={{ flex: '1 1 160px' }}
    >
      <DegreesInput changeRef={changeRef} onPastePosition={read} />
    </Form.Item>
  )
  return (
    <>
      {Search && (
        <Search
          onPlace={({ location }) => {
            setText('')
            goTo(location)
          }}
        />
      )}
      <Form.Item
        label={mapText('coordinates')}
        extra={mapText('coordinatesHelp')}
        validateStatus={isUnread ? 'warning' : undefined}
        help={isUnread ? mapText('coordinatesUnread') : undefined}
      >
        <Input
          aria-label={mapText('coordinates')}
          autoComplete="off"
          value={text}
          onChange={(event) => read(event.target.value)}
        />
      </Form.Item>
      <div className="position-map">
        <SceneMap
          label={mapText('positionMap')}
          scene={{ layers: [], ...(isSet && { pin: { at: [long, lat], name: name || mapText('coordinates') } }) }}
          fit={near && { bounds: around(near), key: shown?.key ?? 0 }}
          onPick={(_, at) => {
            if (!at) return
            setText('')
            fill({ lat: Number(at[1].toFixed(CLICK_DIGITS)), long: Number(at[0].toFixed(CLICK_DIGITS)) })
          }}
        />
      </div>
      <Flex wrap gap="0 16px">
        {degrees('lat', 'latitude', coordinatesLimits.lat.maximum, changeLat)}
        {degrees('long', 'longitude', coordinatesLimits.long.maximum, changeLong)}
      </Flex>
    </>
  )
}

type Change = (value: number | null) => void

interface DegreesInputProps {
  // Form.Item passes the first three.
  id?: string
  value?: number | null
  onChange?: Change
  /** Receives `onChange`, because a form does not notice values that are set from outside of its fields. */
  changeRef: RefObject<Change | null>
  /** Called with a pasted text that has both coordinates. */
  onPastePosition: (text: string) => void
}

function DegreesInput({ id, value, onChange, changeRef, onPastePosition }: DegreesInputProps) {
  useEffect(() => {
    changeRef.current = onChange ?? null
  }, [changeRef, onChange])
  return (
    <InputNumber
      id={id}
      value={value}
      onChange={onChange}
      controls={false}
      style={{ width: '100%' }}
      inputMode="decimal"
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text')
        if (!parsePosition(pasted)) return
        event.preventDefault()
        onPastePosition(pasted)
      }}
    />
  )
}

const startOf = (lat: unknown, long: unknown): Coordinates | undefined =>
  typeof lat === 'number' && typeof long === 'number' ? { lat, long } : undefined

/** Half the extent, in degrees, around a position. */
const AROUND = 0.02

const around = ({ lat, long }: Coordinates): [number, number, number, number] => [
  long - AROUND,
  lat - AROUND / 2,
  long + AROUND,
  lat + AROUND / 2,
]
