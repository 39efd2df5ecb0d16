import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/api/client";
import { meQuery } from "@/api/queries/me";

/** After a refusal for want of a session, asks who is signed in; the guard acts on the answer. True where it was one. */
export function useSessionCheck(): (error: unknown) => boolean {
  const queryClient = useQueryClient();
  return (error) => {
    const ended = error instanceof ApiError && error.status === 401;
    if (ended) void queryClient.invalidateQueries({ queryKey: meQuery().queryKey });
    return ended;
  };
}
