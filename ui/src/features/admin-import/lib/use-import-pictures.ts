import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { picturesQuery } from "../api/import-pictures";
import { joined, lookAt, type Given } from "./given-pictures";
import { matched } from "./match-pictures";
import { sendPictures, type RunEnd, type SendFault } from "./send-pictures";

const NOTHING: Given = { pictures: [], left: [] };

/** The pictures of a waiting import: what its rows name, what the owner gave, and the sending. */
export function useImportPictures(id: string, files: readonly File[]) {
  const query = useQuery(picturesQuery(id));
  const queryClient = useQueryClient();
  const [given, setGiven] = useState(NOTHING);
  const [looking, setLooking] = useState(0);
  const [replace, setReplace] = useState(false);
  const [faults, setFaults] = useState<ReadonlyMap<string, SendFault>>(new Map());
  const [run, setRun] = useState<{ done: number; total: number }>();
  const [end, setEnd] = useState<{ how: RunEnd; sent: number; failed: number }>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const pictures = query.data?.pictures;
  const found = useMemo(
    () => matched(pictures ?? [], given.pictures, replace),
    [pictures, given, replace],
  );
  const leftOut = query.data?.leftOut ?? 0;
  const toSend = found.names.filter(({ place }) => place === "file" || place === "address");

  async function give(now: readonly File[]) {
    if (now.length === 0) return;
    setLooking((count) => count + 1);
    setEnd(undefined);
    const looked = await lookAt(now);
    setGiven((before) => joined(before, looked));
    setLooking((count) => count - 1);
  }

  // Those that were dropped together with the CSV.
  const first = useRef(files);
  useEffect(() => {
    const dropped = first.current;
    first.current = [];
    void give(dropped);
  }, []);

  async function send() {
    const calledOff = new AbortController();
    stop.current = calledOff;
    const total = toSend.length;
    let [sent, failed] = [0, 0];
    setFaults(new Map());
    setEnd(undefined);
    setRun({ done: 0, total });
    const how = await sendPictures({
      id,
      names: toSend,
      signal: calledOff.signal,
      onTried: (name, fault) => {
        if (fault) failed += 1;
        else sent += 1;
        if (fault) setFaults((all) => new Map(all).set(name, fault));
        setRun({ done: sent + failed, total });
      },
    });
    // What came is told by the shop.
    await queryClient.invalidateQueries({ queryKey: picturesQuery(id).queryKey });
    setRun(undefined);
    setEnd({ how, sent, failed });
  }

  return {
    query,
    given,
    looking: looking > 0,
    replace,
    found,
    toSend: toSend.length,
    came: found.names.filter(({ place }) => place === "came").length,
    leftOut,
    /** Whether there is anything to say of pictures. */
    concerned: found.names.length + found.nameless.length + leftOut > 0,
    faults,
    run,
    end,
    give: (now: readonly File[]) => void give(now),
    setReplace,
    send: () => void send(),
    stop: () => stop.current?.abort(),
  };
}

export type PictureWork = ReturnType<typeof useImportPictures>;
