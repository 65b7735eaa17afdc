import { useId } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, InputNumber, Select } from 'antd'
import type { DjiDrone, GapFlight } from '../../../api/coverage'
import { downloadHref } from '../../../api/download'
import { isApiError } from '../../../api/errors'
import { formatLength } from '../../../map/measure'
import { FactList } from '../../../shared/FactList'
import { formatNumber } from '../../../shared/messages'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { coverageText } from './messages'
import type { FlightChoice, GapFlightView } from './useGapFlight'

/** HTTP status when the photos and gaps allow no flight. Trying again would not help. */
const NOTHING_TO_PLAN = 409

const SKELETON_ROWS = 3
const SKELETON_HEIGHT = 40

const DRONES: Record<DjiDrone, string | undefined> = {
  M300: 'Matrice 300 RTK',
  M350: 'Matrice 350 RTK',
  M30: 'Matrice 30',
  M30T: 'Matrice 30T',
  M3E: 'Mavic 3 Enterprise',
  M3T: 'Mavic 3 Thermal',
  M3D: 'Matrice 3D',
  M3TD: 'Matrice 3TD',
  DJI_FLY: undefined,
}

const LIMITS = {
  height: { min: 5, max: 500 },
  frontOverlap: { min: 0, max: 95 },
  sideOverlap: { min: 0, max: 95 },
} as const

/** A flight over the gaps: its parameters, figures and files for flight apps. The map shows its lines. */
export function GapFlightPlan({ view }: { view: GapFlightView }) {
  const { isOpen, setOpen, choice, setChoice, setDrone, asked, planned, error, isFetching, refetch } = view
  const title = useId()
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{coverageText('planFlight')}</Button>
      </div>
    )
  const isSettled = isApiError(error) && error.status === NOTHING_TO_PLAN
  const drone = view.drone ?? planned?.drone
  const href = (format: 'wpml' | 'qgc') =>
    downloadHref(`/photo/download-gap-flight/${asked.missionId}`, {
      ...asked,
      missionId: undefined,
      format,
      drone: format === 'wpml' ? drone : undefined,
    })
  return (
    <section className="gap-flight" aria-labelledby={title} aria-busy={isFetching}>
      <Flex justify="space-between" align="center">
        <h2 id={title}>{coverageText('flight')}</h2>
        <Button size="small" onClick={() => setOpen(false)}>
          {coverageText('closeFlight')}
        </Button>
      </Flex>
      {(planned || error) && <Fields choice={choice} planned={planned} onChange={setChoice} />}
      {error && isSettled && <Alert type="info" showIcon title={error.message} />}
      {error && !isSettled && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!planned && !error && <RowsSkeleton rows={SKELETON_ROWS} height={SKELETON_HEIGHT} />}
      {planned && (
        <>
          <FactList className="coverage-figures" facts={factsOf(planned)} />
          {planned.ignored > 0 && <p>{coverageText('ignored', { count: planned.ignored })}</p>}
          <Alert type="warning" showIcon title={coverageText('checkTitle')} description={coverageText('check')} />
          <Flex vertical gap={4}>
            <label htmlFor="gap-flight-drone">{coverageText('drone')}</label>
            <Select
              id="gap-flight-drone"
              value={drone}
              onChange={setDrone}
              options={(Object.keys(DRONES) as DjiDrone[]).map((value) => ({
                value,
                label: DRONES[value] ?? coverageText('consumerDrone'),
              }))}
            />
          </Flex>
          <Flex wrap gap={8}>
            <Button icon={<DownloadOutlined aria-hidden />} disabled={isFetching} href={href('wpml')}>
              {coverageText('downloadWpml')}
            </Button>
            <Button icon={<DownloadOutlined aria-hidden />} disabled={isFetching} href={href('qgc')}>
              {coverageText('downloadQgc')}
            </Button>
          </Flex>
        </>
      )}
    </section>
  )
}

interface FieldsProps {
  choice: FlightChoice
  planned: GapFlight | undefined
  onChange: (choice: FlightChoice) => void
}

function Fields({ choice, planned, onChange }: FieldsProps) {
  const fields = ['height', 'frontOverlap', 'sideOverlap'] as const
  return (
    <Flex wrap gap="8px 16px">
      {fields.map((name) => (
        <Flex key={name} vertical gap={4}>
          <label htmlFor={`gap-flight-${name}`}>{coverageText(name)}</label>
          <InputNumber
            id={`gap-flight-${name}`}
            {...LIMITS[name]}
            precision={0}
            value={choice[name] ?? planned?.[name] ?? null}
            onChange={(value) => value !== null && onChange({ ...choice, [name]: value })}
          />
        </Flex>
      ))}
    </Flex>
  )
}

function factsOf({ lines, lineDistance, photos, photoDistance, metres, minutes, speed, gsd, camera }: GapFlight) {
  const rows: [string, string][] = [
    [coverageText('lines'), coverageText('lineCount', { count: lines.length, metres: formatNumber(lineDistance) })],
    [coverageText('flightPhotos'), coverageText('photoCount', { count: photos, metres: formatNumber(photoDistance) })],
    [
      coverageText('distance'),
      coverageText('distanceText', {
        distance: formatLength(metres),
        speed: formatNumber(speed),
        minutes: formatNumber(Math.max(1, Math.round(minutes))),
      }),
    ],
    [
      coverageText('gsd'),
      coverageText('gsdText', { centimetres: formatNumber(gsd * 100, { maximumFractionDigits: 1 }) }),
    ],
    [coverageText('camera'), camera ?? coverageText('unknownCamera')],
  ]
  return rows
}
