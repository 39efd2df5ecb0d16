/** How far something is, 0 to 1. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={1}
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
    />
  );
}
