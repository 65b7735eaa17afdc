import { useState } from 'react'
import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Link } from '../../shared/Link'
import type { ListedOperation, OperationGroup } from './contract'
import { MethodTag } from './MethodTag'
import { explorerText } from './messages'

interface OperationListProps {
  groups: OperationGroup[]
  /** With a search, all groups are open. */
  search: string
  open: ListedOperation | undefined
}

/** Groups of operations. A closed group has no rows, so that the list stays fast with hundreds of operations. */
export function OperationList({ groups, search, open }: OperationListProps) {
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(new Set(open && [open.group]))
  const toggle = (name: string) => {
    const next = new Set(openGroups)
    if (!next.delete(name)) next.add(name)
    setOpenGroups(next)
  }
  return (
    <nav aria-label={explorerText('operations')} className="api-groups">
      {groups.map(({ name, operations }) => {
        const isOpen = search !== '' || openGroups.has(name)
        return (
          <div key={name}>
            <button
              type="button"
              className="api-group"
              aria-expanded={isOpen}
              disabled={search !== ''}
              onClick={() => toggle(name)}
            >
              {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
              <span translate="no">{name}</span>
              <span className="api-count">{operations.length}</span>
            </button>
            {isOpen && (
              <ul>
                {operations.map((listed) => (
                  <OperationRow key={listed.operation.operationId} listed={listed} search={search} open={open} />
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </nav>
  )
}

interface OperationRowProps {
  listed: ListedOperation
  search: string
  open: ListedOperation | undefined
}

function OperationRow({ listed, search, open }: OperationRowProps) {
  const { method, path, operation } = listed
  const parameters = new URLSearchParams({ ...(search && { search }), operation: operation.operationId })
  const isCurrent = open?.operation.operationId === operation.operationId
  return (
    <li>
      <Link to={`/dashboard/api?${parameters.toString()}`} aria-current={isCurrent ? 'page' : undefined}>
        <MethodTag method={method} />
        <span translate="no">
          <span lang="en">{operation.summary}</span>
          <code>{path}</code>
        </span>
      </Link>
    </li>
  )
}
