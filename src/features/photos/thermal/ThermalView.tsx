import { useState } from 'react'
import { Alert, Button, Flex, Input, InputNumber, Segmented, Select, Spin } from 'antd'
import {
  useCreateThermalReadingMutation,
  useGetThermalPhotoQuery,
  type ReadingKind,
  type ThermalDetails,
  type ThermalParameters,
} from '../../../api/thermal'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { ErrorState } from '../../../shared/states/ErrorState'
import { useDebounced } from '../../../shared/useDebounced'
import type { ThermalStyle } from './drawTemperatures'
import { degreesText } from './degreesText'
import { thermalText } from './messages'
import { PALETTES, type PaletteName } from './palettes'
import { usePalette } from './usePalette'
import { ParametersForm } from './ParametersForm'
import { ReadingList } from './ReadingList'
import { ThermalCanvas, type Pixel } from './ThermalCanvas'
import { useTemperatures } from './useTemperatures'
import './thermal.css'

type Tool = 'inspect' | ReadingKind

const TOOLS: Tool[] = ['inspect', 'point', 'line', 'area']
const NAMES = Object.keys(PALETTES) as PaletteName[]
/** The server computes all temperatures again for each change. */
const TRY_MS = 300
const CORNERS = { point: 1, line: 2 } as const
const LEAST_CORNERS = 3
const MAX_LABEL = 80
/** The temperatures of a photo, with palette, span, readings and the parameters of the computation. */
export function ThermalView({ photoId, marked }: { photoId: string; marked?: Pixel | undefined }) {
  const [tried, setTried] = useState<Partial<ThermalParameters>>({})
  const settled = useDebounced(tried, TRY_MS)
  const { data, error, refetch } = useGetThermalPhotoQuery({ photoId, ...settled })
  const details = data?.data
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!details) return <Spin />
  const { problem, statistics } = details.photo
  if (problem !== null || !statistics) return <Alert type="info" showIcon title={problem} />
  return <Temperatures details={details} marked={marked} tried={tried} settled={settled} onTry={setTried} />
}

interface TemperaturesProps {
  details: ThermalDetails
  /** The hotspot that was opened. */
  marked: Pixel | undefined
  tried: Partial<ThermalParameters>
  settled: Partial<ThermalParameters>
  onTry: (tried: Partial<ThermalParameters>) => void
}

// oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
function Temperatures({ details, marked, tried, settled, onTry }: TemperaturesProps) {
  const { photo, readings, hotspots } = details
  const { photoId, name, width, height, statistics } = photo
  // Stored parameters change the temperatures too.
  const { degrees, error } = useTemperatures(photoId, { ...details.parameters, ...settled })
  const canMeasure = useCan('feature_file_upload')
  const [create] = useCreateThermalReadingMutation()
  const [tool, setTool] = useState<Tool>('inspect')
  const [draft, setDraft] = useState<Pixel[]>([])
  const [palette, setPalette] = usePalette()
  const [label, setLabel] = useState('')
  const [span, setSpan] = useState<[number | null, number | null]>([null, null])
  const [isotherm, setIsotherm] = useState<number | null>(null)
  if (!statistics || width === null || height === null) return null
  const { min, max, mean } = statistics
  const style: ThermalStyle = { palette, span: [span[0] ?? min, span[1] ?? max], isotherm }

  const measure = async (points: Pixel[]) => {
    setDraft([])
    if (tool === 'inspect') return
    const { error: refused } = await create({
      photoId,
      newReading: { kind: tool, points, ...(label.trim() && { label: label.trim() }) },
    })
    if (!refused) setLabel('')
  }
  const pick = (pixel: Pixel) => {
    if (tool === 'inspect') return
    const points = [...draft, pixel]
    if (tool !== 'area' && points.length === CORNERS[tool]) void measure(points)
    else setDraft(points)
  }
  return (
    <div className="thermal">
      <div className="thermal-main">
        {degrees ? (
          <ThermalCanvas
            name={name}
            degrees={degrees}
            style={style}
            readings={readings}
            hotspots={hotspots}
            draft={draft}
            marked={marked}
            size={{ width, height }}
            onPick={pick}
            onCancel={() => setDraft([])}
          />
        ) : error ? (
          <Alert type="error" showIcon title={error} />
        ) : (
          <Spin />
        )}
        <p>{thermalText('range', { min: degreesText(min), max: degreesText(max), mean: degreesText(mean) })}</p>
        {canMeasure && (
          <Flex wrap gap={8} align="center">
            <Segmented
              aria-label={thermalText('tool')}
              value={tool}
              options={TOOLS.map((value) => ({ value, label: thermalText(value) }))}
              onChange={(value) => {
                setTool(value)
                setDraft([])
              }}
            />
            {tool !== 'inspect' && (
              <Input
                aria-label={thermalText('label')}
                placeholder={thermalText('label')}
                maxLength={MAX_LABEL}
                value={label}
                onChange={({ target }) => setLabel(target.value)}
                style={{ inlineSize: 200 }}
              />
            )}
            {tool === 'area' && (
              <Button disabled={draft.length < LEAST_CORNERS} onClick={() => void measure(draft)}>
                {thermalText('finish')}
              </Button>
            )}
            {draft.length > 0 && <Button onClick={() => setDraft([])}>{thermalText('cancel')}</Button>}
            {tool === 'point' && <span>{thermalText('toolHelpPoint')}</span>}
            {tool === 'line' && <span>{thermalText('toolHelpLine')}</span>}
            {tool === 'area' && <span>{thermalText('toolHelpArea')}</span>}
          </Flex>
        )}
      </div>
      {/* Scrollable regions need the keyboard. */}
      <div className="thermal-side" role="region" aria-label={thermalText('parameters')} tabIndex={0}>
        <div className="thermal-parameters">
          <label>
            <span>{thermalText('palette')}</span>
            <Select
              value={palette}
              aria-label={thermalText('palette')}
              getPopupContainer={popupParent}
              options={NAMES.map((value) => ({ value, label: thermalText(value) }))}
              onChange={setPalette}
            />
          </label>
          <label>
            <span>{thermalText('isotherm')}</span>
            <InputNumber aria-label={thermalText('isotherm')} value={isotherm} onChange={setIsotherm} />
          </label>
          <label>
            <span>{thermalText('spanFrom')}</span>
            <InputNumber
              aria-label={thermalText('spanFrom')}
              value={span[0]}
              placeholder={degreesText(min)}
              onChange={(value) => setSpan([value, span[1]])}
            />
          </label>
          <label>
            <span>{thermalText('spanTo')}</span>
            <InputNumber
              aria-label={thermalText('spanTo')}
              value={span[1]}
              placeholder={degreesText(max)}
              onChange={(value) => setSpan([span[0], value])}
            />
          </label>
        </div>
        <h2>{thermalText('parameters')}</h2>
        <ParametersForm details={details} tried={tried} onTry={onTry} canSave={canMeasure} />
        <h2>{thermalText('readings')}</h2>
        <ReadingList name={name} readings={readings} canDelete={canMeasure} />
        <h2>{thermalText('hotspots')}</h2>
        {hotspots.length === 0 && <p>{thermalText('noHotspots')}</p>}
        <ol>
          {hotspots.map(({ x, y, degrees: hottest, excess }) => (
            <li key={`${x},${y}`}>
              {thermalText('hotspot', { degrees: degreesText(hottest), excess: degreesText(excess) })}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
