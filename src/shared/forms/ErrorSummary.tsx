import { useEffect, useRef } from 'react'
import { Alert } from 'antd'
import { sharedText } from '../sharedText'

/** What is wrong; with `fieldId` (the id of the input) its line leads there. */
export interface FormProblem {
  message: string
  fieldId?: string
}

interface ErrorSummaryProps {
  problems: FormProblem[]
}

/** What keeps a form from being saved, on top of it. Takes the focus when it appears, so nobody misses it: give it a new
 * key for each attempt. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (problems.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} style={{ marginBottom: 16, outline: 'none' }}>
      <Alert
        type="error"
        showIcon
        title={problems.length === 1 ? sharedText('fixOne') : sharedText('fixMany', { count: problems.length })}
        description={
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {problems.map(({ message, fieldId }) => (
              <li key={message}>
                {fieldId ? (
                  <a
                    href={`#${fieldId}`}
                    onClick={(event) => {
                      event.preventDefault()
                      document.getElementById(fieldId)?.focus()
                    }}
                  >
                    {message}
                  </a>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        }
      />
    </div>
  )
}
