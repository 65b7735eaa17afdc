import { useId, useState, type ReactNode } from 'react'
import { FilterOutlined } from '@ant-design/icons'
import { Button, Flex, Select } from 'antd'
import { popupParent } from '../popupParent'
import { sharedText } from '../sharedText'
import { useIsPhone } from '../useIsPhone'
import { searchLimits } from '../limits/common.gen'
import type { Paging } from './paging'
import { SearchInput } from './SearchInput'
import type { ListState } from './useListParams'

export interface ToolbarProps {
  /** From `useListParams`. */
  list: ListState<Paging & { search: string; sort?: string }>
  searchLabel: string
  /** Controls for the filters besides the search. */
  filters?: ReactNode
  /** Labels of the sort orders, in their order in the menu. */
  sortLabels?: Readonly<Record<string, string>>
  /** Whether the column headers of a table sort, except on a phone; by default they do. */
  hasColumnHeaders?: boolean
}

/**
 * Search and filters; without column headers, as on a phone, also the sort order. On a phone the filters are behind a button,
 * because they would fill half the screen.
 */
export function ListToolbar({ list, searchLabel, filters, sortLabels, hasColumnHeaders = true }: ToolbarProps) {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const filtersId = useId()
  return (
    <Flex wrap gap="8px 16px" align="center" style={{ marginBottom: 12 }}>
      <SearchInput
        label={searchLabel}
        value={list.view.search}
        maxLength={searchLimits.maxLength}
        onSearch={(search) => list.change({ search })}
      />
      {isPhone && filters ? (
        <Button
          icon={<FilterOutlined aria-hidden />}
          color={list.isFiltered ? 'primary' : 'default'}
          variant={list.isFiltered ? 'filled' : 'outlined'}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setOpen(!isOpen)}
        >
          {sharedText('filters')}
        </Button>
      ) : (
        filters
      )}
      {(isPhone || !hasColumnHeaders) && sortLabels && (
        <Select
          aria-label={sharedText('sortBy')}
          value={list.view.sort}
          getPopupContainer={popupParent}
          onChange={(sort) => list.change({ sort })}
          options={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
          style={isPhone ? { flex: 1, minWidth: 180 } : { minWidth: 180 }}
        />
      )}
      {isPhone && filters && (
        <div id={filtersId} hidden={!isOpen} style={{ width: '100%' }}>
          {isOpen && (
            <Flex wrap gap="8px 16px" align="center">
              {filters}
            </Flex>
          )}
        </div>
      )}
    </Flex>
  )
}
