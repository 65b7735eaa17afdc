import { Fragment, type ReactNode } from 'react'
import { RadarChartOutlined } from '@ant-design/icons'
import { Alert, Flex, Spin } from 'antd'
import type { Coverage, CoverageReply } from '../../../api/coverage'
import { formatArea } from '../../../map/measure'
import { useCan } from '../../../session/useCan'
import { useMissionPath } from '../../../session/useMissionPath'
import { FactList } from '../../../shared/FactList'
import { Link } from '../../../shared/Link'
import { formatNumber } from '../../../shared/messages'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { AreaFields } from './AreaFields'
import { classLabel, colorOf } from './classes'
import './coverage.css'
import { GapFlightPlan } from './GapFlightPlan'
import { coverageText } from './messages'
import type { CoverageView } from './useCoverage'

const SKELETON_ROWS = 6
const SKELETON_HEIGHT = 40

interface CoveragePanelProps {
  missionId: string
  view: CoverageView
}

/** Figures and legend of the coverage that the map shows. */
// oxlint-disable-next-line complexity -- one condition for each element, by state and permission
export function CoveragePanel({ missionId, view }: CoveragePanelProps) {
  const { data, error, choice, setChoice, isFetching, refetch, flight, hasGaps } = view
  return (
    <section className="coverage-panel" aria-label={coverageText('panel')} aria-busy={isFetching}>
      {(data?.coverage || error) && <AreaFields missionId={missionId} choice={choice} onChange={setChoice} />}
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={SKELETON_ROWS} height={SKELETON_HEIGHT} />}
      {data && !data.coverage && (
        <EmptyState icon={<RadarChartOutlined />} title={coverageText('emptyTitle')} help={coverageText('emptyHelp')} />
      )}
      {data?.coverage && <Figures missionId={missionId} coverage={data.coverage} data={data} />}
      {data?.coverage && <Legend coverage={data.coverage} />}
      {hasGaps && <GapFlightPlan view={flight} />}
      {data && <LeftOut data={data} />}
      {data && isFetching && (
        <Flex role="status" gap={8} align="center">
          <Spin size="small" /> {coverageText('updating')}
        </Flex>
      )}
    </section>
  )
}

interface FiguresProps {
  missionId: string
  coverage: Coverage
  data: CoverageReply['data']
}

function Figures({ missionId, coverage, data }: FiguresProps) {
  const { photos } = data
  const { squareMetres, covered, fewerThan, gaps, cellSize, uncertainty } = coverage
  const partOf = (part: number) =>
    coverageText('ofArea', {
      area: formatArea(part),
      whole: formatArea(squareMetres),
      percent: formatNumber(squareMetres === 0 ? 0 : (100 * part) / squareMetres, { maximumFractionDigits: 1 }),
    })
  const gapText = coverageText('gapArea', { count: gaps.count, area: formatArea(gaps.squareMetres) })
  const rows: [label: string, value: ReactNode][] = [
    [coverageText('covered'), partOf(covered)],
    ...fewerThan.map((each): [string, ReactNode] => [
      coverageText('fewerThan', { count: each.photos }),
      partOf(each.squareMetres),
    ]),
    [coverageText('gapOutline'), gapText],
    [coverageText('counted'), formatNumber(photos)],
    [coverageText('cell'), coverageText('cellSize', { size: formatNumber(cellSize) })],
    [
      coverageText('uncertainty'),
      coverageText('estimated', { metres: formatNumber(uncertainty, { maximumFractionDigits: 1 }) }),
    ],
    [coverageText('ground'), <Ground key="ground" missionId={missionId} data={data} />],
  ]
  return <FactList className="coverage-figures" facts={rows} />
}

/** What the areas were computed with; links to the elevation layers on the map. */
function Ground({ missionId, data: { onGround, photos, groundLayers } }: Omit<FiguresProps, 'coverage'>) {
  const missionPath = useMissionPath()
  const canSeeLayers = useCan('layer_list')
  if (onGround === 0) return coverageText('groundFlat')
  return (
    <>
      {coverageText('groundModel', { count: onGround, photos })}
      {canSeeLayers &&
        groundLayers.map(({ layerId, layerName }) => (
          <Fragment key={layerId}>
            {' '}
            <Link to={`${missionPath(missionId)}?selected=${layerId}`}>{layerName}</Link>
          </Fragment>
        ))}
    </>
  )
}

function Legend({ coverage }: { coverage: Coverage }) {
  return (
    <div className="coverage-legend">
      <h2 id="coverage-legend">{coverageText('legend')}</h2>
      <ul aria-labelledby="coverage-legend">
        {coverage.classes.map((each, at) => (
          <LegendRow key={each.from} swatch={<span style={{ background: colorOf(at) }} />}>
            {classLabel(each)}
          </LegendRow>
        ))}
        <LegendRow swatch={<span className="coverage-outline" style={{ borderColor: colorOf(0) }} />}>
          {coverageText('gapOutline')}
        </LegendRow>
      </ul>
    </div>
  )
}

const LegendRow = ({ swatch, children }: { swatch: ReactNode; children: ReactNode }) => (
  <li>
    <span aria-hidden className="coverage-swatch">
      {swatch}
    </span>
    {children}
  </li>
)

function LeftOut({ data: { withoutArea, proposed, unread } }: { data: CoverageReply['data'] }) {
  const reasons = [
    withoutArea > 0 && coverageText('withoutArea', { count: withoutArea }),
    proposed > 0 && coverageText('proposed', { count: proposed }),
    unread > 0 && coverageText('unread', { count: unread }),
  ].filter((reason) => reason !== false)
  return reasons.length === 0 ? null : <Alert type="info" showIcon title={reasons.join(' ')} />
}
