"""Finds and describes libmagicmaze. ctypes releases Python's lock during every call."""
import ctypes
import os
import pathlib
from ctypes import POINTER, c_char_p, c_float, c_int, c_int16, c_size_t, c_uint, c_uint8, c_uint32, c_uint64, c_void_p

API = 1
PLANE_SIDE = 48


class TickPointers(ctypes.Structure):
    """mm_tick of magicmaze.h."""

    _fields_ = [("masks", c_void_p), ("observations", c_void_p), ("rewards", c_void_p), ("ended", c_void_p),
                ("refused", c_void_p)]


SIGNATURES = {
    "mm_api": (c_int, []),
    "mm_version": (c_char_p, []),
    "mm_catalog_json": (c_size_t, [c_char_p, c_size_t]),
    "mm_new": (c_void_p, [c_char_p, c_uint, c_uint64, c_char_p, c_size_t]),
    "mm_deal": (None, [c_void_p, c_uint64]),
    "mm_clone": (c_void_p, [c_void_p]),
    "mm_copy": (None, [c_void_p, c_void_p]),
    "mm_free": (None, [c_void_p]),
    "mm_actions": (c_uint32, [c_void_p]),
    "mm_legal": (c_size_t, [c_void_p, c_uint, c_int, POINTER(c_uint32), c_size_t]),
    "mm_act": (c_int, [c_void_p, c_uint, c_uint32, c_uint32]),
    "mm_pass_time": (c_int, [c_void_p, c_uint32]),
    "mm_reason": (c_char_p, [c_int]),
    "mm_action_text": (c_size_t, [c_void_p, c_uint32, c_char_p, c_size_t]),
    "mm_read_action": (c_uint32, [c_void_p, c_char_p]),
    "mm_seats": (c_uint, [c_void_p]),
    "mm_outcome": (c_int, [c_void_p]),
    "mm_time": (c_uint32, [c_void_p]),
    "mm_sand_left": (c_uint32, [c_void_p]),
    "mm_version_of_game": (c_uint32, [c_void_p]),
    "mm_stolen": (c_int, [c_void_p]),
    "mm_escaped": (c_uint, [c_void_p]),
    "mm_hash": (c_uint64, [c_void_p]),
    "mm_state_json": (c_size_t, [c_void_p, c_int, c_char_p, c_size_t]),
    "mm_observation_size": (c_size_t, []),
    "mm_observe": (None, [c_void_p, c_uint, POINTER(c_int16)]),
    "mm_planes": (c_size_t, [c_void_p]),
    "mm_draw_planes": (None, [c_void_p, c_void_p]),
    "mm_keep_record": (c_int, [c_void_p, c_size_t]),
    "mm_record": (c_size_t, [c_void_p, c_char_p, c_size_t]),
    "mm_vector_new": (c_void_p, [c_char_p, c_uint, c_size_t, c_uint64, c_uint32, c_char_p, c_size_t]),
    "mm_vector_free": (None, [c_void_p]),
    "mm_vector_reset": (None, [c_void_p, POINTER(TickPointers)]),
    "mm_vector_step": (None, [c_void_p, c_void_p, POINTER(TickPointers)]),
    "mm_vector_signals": (None, [c_void_p, c_int]),
    "mm_vector_game": (c_void_p, [c_void_p, c_size_t]),
    "mm_vector_planes": (None, [c_void_p, c_void_p]),
    "mm_vector_keep_records": (None, [c_void_p, c_size_t]),
    "mm_vector_record": (c_size_t, [c_void_p, c_size_t, c_char_p, c_size_t]),
}


def _load() -> ctypes.CDLL:
    beside = pathlib.Path(__file__).with_name("libmagicmaze.so")
    library = ctypes.CDLL(os.environ.get("MAGICMAZE_LIBRARY") or (str(beside) if beside.exists() else "libmagicmaze.so.1"))
    for name, (result, arguments) in SIGNATURES.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    if library.mm_api() != API:
        raise ImportError(f"This is version {library.mm_api()} of libmagicmaze; version {API} is needed.")
    return library


lib = _load()
