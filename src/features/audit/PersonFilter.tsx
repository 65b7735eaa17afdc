import { useGetUserQuery, useListUsersQuery } from '../../api/user'
import { useSettledSearch } from '../../shared/useSettledSearch'
import { FoundSelect } from '../../shared/lists/FoundSelect'
import { auditText } from './messages'
import { personOption, personTexts } from './personOption'

const SHOWN = 50

interface PersonFilterProps {
  /** Empty for all people. */
  personId: string
  onChange: (personId: string) => void
}

/** Chooses a user of the organisation. */
export function PersonFilter({ personId, onChange }: PersonFilterProps) {
  const [search, onSearch] = useSettledSearch()
  const { data, isFetching, error, refetch } = useListUsersQuery({ search, pageSize: SHOWN })
  const { currentData: chosen, isError } = useGetUserQuery({ userId: personId }, { skip: personId === '' })
  return (
    <FoundSelect
      {...personTexts()}
      value={personId}
      onChange={onChange}
      options={(data?.data.items ?? []).map(personOption)}
      query={{ isFetching, error, refetch }}
      onSearch={onSearch}
      nameOfOther={isError ? auditText('unknownPerson') : chosen?.data.name}
    />
  )
}
