import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { finished, started } from './loadingSlice'

/** Counts work that is not a request in the loading bar while `isRunning`. */
export function useCountedWork(isRunning: boolean): void {
  const dispatch = useDispatch()
  useEffect(() => {
    if (!isRunning) return
    dispatch(started())
    return () => {
      dispatch(finished())
    }
  }, [isRunning, dispatch])
}
