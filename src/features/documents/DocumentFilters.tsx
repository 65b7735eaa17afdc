import { Select } from 'antd'
import { useGetDocumentFacetsQuery, useGetDocumentTypesQuery } from '../../api/document'
import { FilterChips } from '../../shared/lists/FilterChips'
import type { ListStateOf } from '../../shared/lists/useListParams'
import { popupParent } from '../../shared/popupParent'
import { EXPIRIES, type documentListParams } from './documentListParams'
import { documentsText } from './messages'

interface DocumentFiltersProps {
  missionId: string
  list: ListStateOf<typeof documentListParams>
}

/** Filters by type, tag and expiry. */
export function DocumentFilters({ missionId, list: { view, change } }: DocumentFiltersProps) {
  const { data: types } = useGetDocumentTypesQuery()
  const { data: facets } = useGetDocumentFacetsQuery({ missionId })
  return (
    <>
      <FilterChips
        label={documentsText('expiryFilter')}
        chips={EXPIRIES.map((key) => ({ key, label: documentsText(key) }))}
        chosen={view.expiry}
        // The server takes one.
        onChange={(expiry) => change({ expiry: expiry.slice(-1) })}
      />
      <Select
        aria-label={documentsText('typeFilter')}
        allowClear
        value={types && view.type ? view.type : undefined}
        placeholder={documentsText('anyType')}
        getPopupContainer={popupParent}
        onChange={(type: string | undefined) => change({ type: type ?? '' })}
        options={(types?.data.types ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        style={{ width: 160 }}
      />
      <Select
        aria-label={documentsText('tagFilter')}
        allowClear
        showSearch
        value={view.tag || undefined}
        placeholder={documentsText('anyTag')}
        getPopupContainer={popupParent}
        onChange={(tag: string | undefined) => change({ tag: tag ?? '' })}
        options={(facets?.data.tags ?? []).map(({ name }) => ({ value: name, label: name }))}
        style={{ width: 160 }}
      />
    </>
  )
}
