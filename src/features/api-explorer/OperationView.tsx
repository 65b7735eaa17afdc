import { useEffect, useRef, useState } from 'react'
import { Alert, Card } from 'antd'
import { useSelector } from 'react-redux'
import { apiBase } from '../../api/address'
import type { PublishedContract } from '../../api/publishedContract'
import { selectUser } from '../../session/authSlice'
import { Facts } from '../../shared/Facts'
import { useIsPhone } from '../../shared/useIsPhone'
import { accessTextOf, isRefusedTo, scopesTextOf } from './access'
import { CodeBlock } from './CodeBlock'
import { isRead, resolvedReply, type ListedOperation } from './contract'
import { ContentView } from './ContentView'
import { explorerText } from './messages'
import { MethodTag } from './MethodTag'
import { Parameters } from './Parameters'
import { curlCommand, requestPath, type Values } from './request'
import { TryRead } from './TryRead'

interface OperationViewProps {
  contract: PublishedContract
  listed: ListedOperation
}

export function OperationView({ contract, listed }: OperationViewProps) {
  const { method, path, operation } = listed
  const user = useSelector(selectUser)
  const isPhone = useIsPhone()
  const heading = useRef<HTMLHeadingElement>(null)
  const [values, setValues] = useState<Values>({ tenantId: user?.tenantId?._id })
  const address = apiBase() + requestPath(contract, listed, values)

  // The list, and with it the focused link, is gone on phones.
  useEffect(() => {
    if (isPhone) heading.current?.focus()
  }, [isPhone])

  return (
    <article className="api-operation" aria-labelledby="api-operation">
      <h2 id="api-operation" ref={heading} tabIndex={-1} lang="en" translate="no" className="api-heading">
        {operation.summary}
      </h2>
      <div className="api-path">
        <MethodTag method={method} />
        <code translate="no">{path}</code>
      </div>
      <Facts
        items={[
          {
            key: 'name',
            label: explorerText('operationId'),
            children: <code translate="no">{operation.operationId}</code>,
          },
          { key: 'scopes', label: explorerText('scopes'), children: scopesTextOf(operation) },
          { key: 'permission', label: explorerText('permission'), children: accessTextOf(operation) },
        ]}
      />
      {user && isRefusedTo(user, operation) && <Alert type="info" showIcon title={explorerText('noPermission')} />}
      {operation.parameters && <Parameters contract={contract} parameters={operation.parameters} />}
      {operation.requestBody && (
        <Card size="small" title={<h3 className="api-heading">{explorerText('body')}</h3>}>
          {operation.requestBody.required !== true && <p>{explorerText('optionalBody')}</p>}
          <ContentView contract={contract} content={operation.requestBody.content} />
        </Card>
      )}
      <Card size="small" title={<h3 className="api-heading">{explorerText('tryIt')}</h3>}>
        {isRead(listed) ? (
          <TryRead contract={contract} listed={listed} address={address} values={values} onValues={setValues} />
        ) : (
          <p>{explorerText('writesOnly')}</p>
        )}
        <h4 className="api-heading">{explorerText('command')}</h4>
        <CodeBlock label={explorerText('command')} text={curlCommand(contract, listed, address)} />
      </Card>
      <Card size="small" title={<h3 className="api-heading">{explorerText('responses')}</h3>}>
        {Object.entries(operation.responses).map(([status, given]) => {
          const reply = resolvedReply(contract, given)
          return (
            <section key={status} className="api-reply" aria-labelledby={`api-reply-${status}`}>
              <h4 className="api-heading" translate="no">
                <code id={`api-reply-${status}`}>{status}</code> <span lang="en">{reply.description}</span>
              </h4>
              {reply.content ? (
                <ContentView contract={contract} content={reply.content} />
              ) : (
                <p>{explorerText('noContent')}</p>
              )}
            </section>
          )
        })}
      </Card>
    </article>
  )
}
