import { AimOutlined, SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { LinkButton } from '../../../shared/LinkButton'
import { EmptyState } from '../../../shared/states/EmptyState'
import { missionsText } from '../messages'
import { isFiltered, type ListView } from './listView'

interface NoMissionsProps {
  view: ListView
  /** How many there are on all pages. */
  total: number
  canCreate: boolean
  onChange: (change: Partial<ListView>) => void
}

/** Why there is nothing in the list, and the way out of it. */
export function NoMissions({ view, total, canCreate, onChange }: NoMissionsProps) {
  if (total > 0) {
    return (
      <EmptyState
        icon={<SearchOutlined />}
        title={missionsText('pastEndTitle')}
        help={missionsText('pastEndHelp')}
        action={<Button onClick={() => onChange({ page: 1 })}>{missionsText('firstPage')}</Button>}
      />
    )
  }
  if (isFiltered(view)) {
    return (
      <EmptyState
        icon={<SearchOutlined />}
        title={missionsText('noMatchTitle')}
        help={missionsText('noMatchHelp')}
        action={
          <Button onClick={() => onChange({ search: '', statuses: [], isArchived: false })}>
            {missionsText('clearFilters')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<AimOutlined />}
      title={missionsText('noneTitle')}
      help={missionsText(canCreate ? 'noneHelp' : 'noneHelpReader')}
      action={
        canCreate && (
          <LinkButton type="primary" to="/dashboard/missions/create">
            {missionsText('newMission')}
          </LinkButton>
        )
      }
    />
  )
}
