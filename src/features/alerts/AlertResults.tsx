import { AlertOutlined } from '@ant-design/icons'
import { useListAlertsQuery } from '../../api/alert'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteRecords, PALETTE_MATCHES } from '../../manifest/PaletteRecords'
import { routeText } from './routeMessages'

/** Alerts in the command palette. */
export function AlertResults({ search }: PaletteSourceProps) {
  const query = useListAlertsQuery({ search, pageSize: PALETTE_MATCHES })
  return (
    <PaletteRecords
      title={routeText('alerts')}
      query={query}
      entryOf={({ _id, title, missionName }) => ({
        path: `/dashboard/alerts?alert=${_id}`,
        title,
        hint: missionName,
        icon: <AlertOutlined />,
      })}
    />
  )
}
