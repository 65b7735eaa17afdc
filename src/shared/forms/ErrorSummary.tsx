import { useEffect, useRef } from 'react'
import { Alert } from 'antd'
import { sharedText } from '../sharedText'

/** A problem of a form. With `fieldId`, the id of the input, it links to the field. */
export interface FormProblem {
  message: string
  fieldId?: string
}

interface ErrorSummaryProps {
  problems: FormProblem[]
}

/** Problems of a form, shown above it. It takes the focus when it mounts, so give it a new key for each attempt. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  if (problems.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} style={{ marginBottom: 16, outline: 'none' }}>
      <Alert
        type="error"
        showIcon
        title={sharedText('problems', { count: problems.length })}
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
