import { useState } from 'react'
import { Select } from 'antd'
import { useListUsersQuery, type User } from '../../api/user'
import { NoOptions } from '../../shared/lists/NoOptions'
import { popupParent } from '../../shared/popupParent'
import { useSettledSearch } from '../../shared/useSettledSearch'
import { groupsText } from './messages'

const SHOWN = 50

interface MemberSelectProps {
  // The first three are passed by Form.Item.
  id?: string
  value?: string[]
  onChange?: (ids: string[]) => void
  /** Selected users, which the search may not find. */
  known: Pick<User, '_id' | 'name' | 'email'>[]
}

/** Chooses members with a search on the server. Only staff and users can be members. */
export function MemberSelect({ id, value, onChange, known }: MemberSelectProps) {
  const [search, setTyped] = useSettledSearch()
  const [seen, setSeen] = useState(known)
  const { data, isFetching, error, refetch } = useListUsersQuery({
    search,
    userType: ['tenant-staff', 'tenant-user'],
    pageSize: SHOWN,
  })
  const found = data?.data.items ?? []
  const selected = [...known, ...seen].filter(
    (user, at, all) =>
      value?.includes(user._id) &&
      !found.some(({ _id }) => _id === user._id) &&
      all.findIndex(({ _id }) => _id === user._id) === at,
  )

  const choose = (ids: string[]) => {
    // Keeps the names of selected users that the current search does not find.
    setSeen([...seen, ...found.filter(({ _id }) => ids.includes(_id))])
    onChange?.(ids)
  }

  return (
    <Select
      id={id}
      mode="multiple"
      value={value}
      onChange={choose}
      loading={isFetching}
      getPopupContainer={popupParent}
      placeholder={groupsText('searchUsers')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      optionLabelProp="name"
      options={[...found, ...selected].map(({ _id, name, email }) => ({
        value: _id,
        name,
        label: `${name} · ${email}`,
      }))}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={groupsText('noUser')} />}
    />
  )
}
