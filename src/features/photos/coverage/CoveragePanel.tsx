import type { ReactNode } from 'react'
import { RadarChartOutlined } from '@ant-design/icons'
import { Alert, Flex, Spin } from 'antd'
import type { Coverage, CoverageReply } from '../../../api/coverage'
import { formatArea } from '../../../map/measure'
import { FactList } from '../../../shared/FactList'
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
      {data?.coverage && <Figures coverage={data.coverage} photos={data.photos} onGround={data.onGround} />}
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

function Figures({ coverage, photos, onGround }: { coverage: Coverage; photos: number; onGround: number }) {
  const { squareMetres, covered, fewerThan, gaps, cellSize, uncertainty } = coverage
  const partOf = (part: number) =>
    coverageText('ofArea', {
      area: formatArea(part),
      whole: formatArea(squareMetres),
      percent: formatNumber(squareMetres === 0 ? 0 : (100 * part) / squareMetres, { maximumFractionDigits: 1 }),
    })
  const gapText = coverageText('gapArea', { count: gaps.count, area: formatArea(gaps.squareMetres) })
  const rows: [label: string, value: string][] = [
    [coverageText('covered'), partOf(covered)],
    ...fewerThan.map((each): [string, string] => [
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
    [
      coverageText('ground'),
      onGround === 0 ? coverageText('groundFlat') : coverageText('groundModel', { count: onGround, photos }),
    ],
  ]
  return <FactList className="coverage-figures" facts={rows} />
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
