import { Select } from 'antd'
import { useGetDocumentFacetsQuery, useGetDocumentTypesQuery } from '../../api/document'
import { NoOptions } from '../../shared/lists/NoOptions'
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
  const typesQuery = useGetDocumentTypesQuery()
  const facetsQuery = useGetDocumentFacetsQuery({ missionId })
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
        value={typesQuery.data && view.type ? view.type : undefined}
        placeholder={documentsText('anyType')}
        getPopupContainer={popupParent}
        onChange={(type: string | undefined) => change({ type: type ?? '' })}
        notFoundContent={<NoOptions query={typesQuery} />}
        options={(typesQuery.data?.data.types ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
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
        notFoundContent={<NoOptions query={facetsQuery} />}
        options={(facetsQuery.data?.data.tags ?? []).map(({ name }) => ({ value: name, label: name }))}
        style={{ width: 160 }}
      />
    </>
  )
}
