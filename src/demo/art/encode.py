"""Cuts the sheets into pictures, frames the products and writes them as lossy WebP."""
import json
import os
import sys

from PIL import Image

Image.MAX_IMAGE_PIXELS = None
FILL = 0.86


def frame(img, alpha, fill):
    """Scales and centres the solid part of a picture in a square of 1000."""
    solid = img.getchannel("A").point(lambda a: 255 if a >= alpha else 0)
    left, top, right, bottom = solid.getbbox()
    k = 1000 * fill / max(right - left, bottom - top)
    cx, cy = (left + right) / 2, (top + bottom) / 2
    half = 500 / k
    box = (cx - half, cy - half, cx + half, cy + half)
    return img.transform((1000, 1000), Image.Transform.EXTENT, box, Image.Resampling.BICUBIC) if k > 0.95 else \
        img.crop(tuple(round(v) for v in box)).resize((1000, 1000), Image.Resampling.LANCZOS)


def tidy(alpha):
    """Closes hairline seams inside a body and steps the soft shadow finely, which halves the lossless alpha plane."""
    if alpha >= 235:
        return 255
    return alpha if alpha > 90 else (alpha + 1) // 3 * 3


def note_extent(path, img):
    """Remembers where the solid part of a product lies, so that scenes can stand it on a surface."""
    extents[os.path.basename(path)[:-5]] = img.getchannel("A").point(lambda a: 255 if a >= 150 else 0).getbbox()


HERE = os.path.dirname(os.path.abspath(__file__))
EXTENTS = os.path.join(HERE, "extents.json")
extents = json.load(open(EXTENTS)) if os.path.exists(EXTENTS) else {}
total = 0
sheets = {}
for job in json.load(open(sys.argv[1])):
    if job["sheet"] not in sheets:
        sheets = {job["sheet"]: Image.open(job["sheet"]).convert("RGBA")}
    img = sheets[job["sheet"]].crop((0, job["y"], job["w"], job["y"] + job["h"]))
    if job.get("product"):
        premul = img.convert("RGBa")
        img = frame(premul.convert("RGBA"), job.get("alpha", 190), job.get("fill", FILL))
        img.putalpha(img.getchannel("A").point(tidy))
        note_extent(job["out"], img)
    else:
        img = img.convert("RGB")
        if job.get("size"):
            img = img.resize(job["size"], Image.Resampling.LANCZOS)
    os.makedirs(os.path.dirname(job["out"]), exist_ok=True)
    img.save(job["out"], "WEBP", quality=job.get("quality", 75), method=6, alpha_quality=84)
    total += os.path.getsize(job["out"])
print(f"{total / 1024:.0f} KB")
with open(EXTENTS, "w") as out:
    out.write("{\n" + ",\n".join(f'  "{k}": {json.dumps(list(v))}' for k, v in sorted(extents.items())) + "\n}\n")
