import { Flex, Segmented, Select } from 'antd'
import { alertsText } from '../../../alerts/messages'
import type { ListStateOf } from '../../../shared/lists/useListParams'
import { popupParent } from '../../../shared/popupParent'
import { sharedText } from '../../../shared/sharedText'
import { useIsPhone } from '../../../shared/useIsPhone'
import { sortLabels, VIEWS, type alertListParams } from './alertListParams'
import { deskText } from './messages'

interface DeskHeadProps {
  list: ListStateOf<typeof alertListParams>
  /** How many alerts the queue shows, of how many. */
  shown: number
  total: number
  hasSort: boolean
}

/** Above the queue: how many alerts there are, their order and the view. The toolbar of a phone has the order. */
export function DeskHead({ list, shown, total, hasSort }: DeskHeadProps) {
  const { view, change } = list
  const isPhone = useIsPhone()
  return (
    <Flex className="alert-desk-head" wrap gap="8px 16px" align="center" justify="space-between">
      <span className="alert-count" role="status">
        {countText(shown, total, list.isFiltered)}
      </span>
      <Flex wrap gap="8px 16px" align="center">
        {hasSort && !isPhone && (
          <Select
            aria-label={sharedText('sortBy')}
            value={view.sort}
            getPopupContainer={popupParent}
            onChange={(sort) => change({ sort })}
            options={Object.entries(sortLabels()).map(([value, label]) => ({ value, label }))}
            style={{ width: 190 }}
          />
        )}
        <Segmented
          aria-label={deskText('view')}
          value={view.view}
          options={VIEWS.map((value) => ({ value, label: deskText(value) }))}
          onChange={(next) => change({ view: next })}
        />
      </Flex>
    </Flex>
  )
}

function countText(shown: number, total: number, isFiltered: boolean): string {
  if (total === 0) return alertsText(isFiltered ? 'noMatch' : 'empty')
  return shown < total ? deskText('countOf', { shown, total }) : deskText('count', { count: total })
}
