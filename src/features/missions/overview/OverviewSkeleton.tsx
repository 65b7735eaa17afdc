import { Card, Flex, Skeleton } from 'antd'
import { sharedText } from '../../../shared/sharedText'
import { STATUSES } from '../list/missionListParams'
import { countsGrid, panelGrid } from './grids'

const COUNT_HEIGHT = 82
const PANELS = ['live', 'next', 'aside']
const PANEL_HEIGHT = 220

/** Placeholder of the overview while it loads. */
export function OverviewSkeleton() {
  return (
    <Flex vertical gap={16} role="status" aria-label={sharedText('loading')}>
      <div style={countsGrid}>{STATUSES.map((status) => card(status, COUNT_HEIGHT))}</div>
      <div style={panelGrid}>{PANELS.map((panel) => card(panel, PANEL_HEIGHT))}</div>
    </Flex>
  )
}

const card = (key: string, height: number) => (
  <Card key={key} size="small" style={{ height }}>
    <Skeleton.Input block size="small" active={false} style={{ height: 14, minWidth: 0 }} />
  </Card>
)
