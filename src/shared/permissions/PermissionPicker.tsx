import { useState } from 'react'
import { Button, Checkbox, Collapse, Flex, Typography } from 'antd'
import { SearchInput } from '../lists/SearchInput'
import { sharedText } from '../sharedText'

const SEARCH_MAX = 60

export interface PermissionArea {
  area: string
  label: string
  permissions: { name: string; label: string; grantable: boolean }[]
}

export interface NamedPermissions {
  _id: string
  name: string
  permissions: string[]
}

interface PermissionPickerProps {
  // The first three are passed by Form.Item.
  id?: string
  value?: string[]
  onChange?: (names: string[]) => void
  areas: PermissionArea[]
  /** Permission sets to add. */
  sets: NamedPermissions[]
  isReadOnly?: boolean
}

/** Chooses permissions by area. Permissions the user does not hold cannot be granted. */
export function PermissionPicker(props: PermissionPickerProps) {
  const { id, value = [], onChange, areas, sets, isReadOnly = false } = props
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<string[]>([])
  const query = search.toLowerCase()
  const grantable = new Set(
    areas.flatMap(({ permissions }) => permissions.filter((one) => one.grantable).map(({ name }) => name)),
  )
  const shown = matching(areas, query)

  const add = (names: string[]) => onChange?.([...new Set([...value, ...names.filter((name) => grantable.has(name))])])
  const remove = (names: string[]) => onChange?.(value.filter((name) => !names.includes(name)))

  return (
    <div id={id} tabIndex={-1} role="group" aria-label={sharedText('permissions')}>
      <Flex wrap gap={8} align="center" style={{ marginBottom: 8 }}>
        <SearchInput
          label={sharedText('searchPermissions')}
          value={search}
          maxLength={SEARCH_MAX}
          onSearch={setSearch}
        />
        <Typography.Text type="secondary" aria-live="polite">
          {sharedText('permissionsChosen', { count: value.length })}
        </Typography.Text>
        {value.length > 0 && !isReadOnly && (
          <Button type="link" size="small" onClick={() => onChange?.([])}>
            {sharedText('clearPermissions')}
          </Button>
        )}
      </Flex>
      {sets.length > 0 && !isReadOnly && (
        <Flex wrap gap={6} align="center" style={{ marginBottom: 12 }}>
          <Typography.Text type="secondary">{sharedText('startFrom')}</Typography.Text>
          {sets.map((set) => (
            <Button key={set._id} size="small" shape="round" onClick={() => add(set.permissions)}>
              {set.name}
            </Button>
          ))}
        </Flex>
      )}
      {shown.length === 0 && <p>{sharedText('noPermissionMatches')}</p>}
      <Collapse
        size="small"
        activeKey={query ? shown.map(({ area }) => area) : opened}
        onChange={setOpened}
        items={shown.map(({ area, label, permissions }) => {
          const names = permissions.map(({ name }) => name)
          const chosen = names.filter((name) => value.includes(name))
          const grantableNames = names.filter((name) => grantable.has(name))
          return {
            key: area,
            label: (
              <Flex justify="space-between" gap={8}>
                <span style={{ fontWeight: 500 }}>{label}</span>
                <Typography.Text type="secondary" style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {sharedText('chosenOf', { chosen: chosen.length, all: names.length })}
                </Typography.Text>
              </Flex>
            ),
            children: (
              <>
                {!isReadOnly && grantableNames.length > 1 && (
                  <Checkbox
                    checked={grantableNames.every((name) => value.includes(name))}
                    indeterminate={chosen.length > 0 && !grantableNames.every((name) => value.includes(name))}
                    onChange={({ target }) => (target.checked ? add(grantableNames) : remove(names))}
                    style={{ marginBottom: 8 }}
                  >
                    {sharedText('allOf', { area: label })}
                  </Checkbox>
                )}
                <div
                  style={{
                    display: 'grid',
                    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
                    gap: '8px 16px',
                  }}
                >
                  {permissions.map(({ name, label: text }) => (
                    <Checkbox
                      key={name}
                      checked={value.includes(name)}
                      // Permissions you do not hold can be revoked but not granted.
                      disabled={isReadOnly || (!grantable.has(name) && !value.includes(name))}
                      onChange={({ target }) => (target.checked ? add([name]) : remove([name]))}
                    >
                      {text}
                      {!grantable.has(name) && (
                        <Typography.Text type="secondary"> {sharedText('notYours')}</Typography.Text>
                      )}
                    </Checkbox>
                  ))}
                </div>
              </>
            ),
          }
        })}
      />
    </div>
  )
}

/** The permissions that match; without any, all of the areas that match, because an area is wider than its name. */
function matching(areas: PermissionArea[], query: string): PermissionArea[] {
  const has = (text: string) => text.toLowerCase().includes(query)
  const found = areas
    .map((area) => ({ ...area, permissions: area.permissions.filter(({ name, label }) => has(name) || has(label)) }))
    .filter(({ permissions }) => permissions.length > 0)
  return found.length > 0 ? found : areas.filter(({ label }) => has(label))
}
